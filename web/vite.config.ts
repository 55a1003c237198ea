import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The build goes where the server finds it; a wheel carries it, so that whoever installs one needs no Node.js.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: here("./src/lib") } },
  build: {
    outDir: here("../src/tableforge/server/assets"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy allows no data: scripts, and what is drawn is drawn by us
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
