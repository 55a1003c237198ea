import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const SMALLEST = 1000; // bytes that are worth packing

/** Packs what is built as small as it gets, once, for browsers that read Brotli; the server packs it for the others. */
const brotli = (): Plugin => ({
  name: "brotli",
  apply: "build",
  writeBundle({ dir = "" }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
      const data = readFileSync(join(dir, name));
      if (data.length >= SMALLEST) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(data));
    }
  },
});

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The build goes where the server finds it; a wheel carries it, so that whoever installs one needs no Node.js.
export default defineConfig({
  plugins: [svelte(), brotli()],
  resolve: { alias: { $lib: here("./src/lib") } },
  worker: { format: "es" },
  build: {
    outDir: here("../src/tableforge/server/assets"),
    emptyOutDir: true,
    target: "es2022",
    license: { fileName: "licenses.md" }, // what is bundled of others may be, with the text of its licence
    assetsInlineLimit: 0, // the policy allows no data: scripts, and what is drawn is drawn by us
    modulePreload: { polyfill: false },
    // What many pages share is one file, and so is what the tables share: a request costs more than a few bytes too many.
    // The table in a tab stays out of it: a server's pages never load it.
    // The service worker of a static site is a file of its own, which `tableforge site build` puts where it belongs.
    rolldownOptions: {
      input: { index: here("./index.html"), sw: here("./src/tab/sw.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "tab/sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            { name: "art", test: /lib[\\/]art[\\/](?!Art\.svelte|pictures|theme|looks|places)/, priority: 2 }, // the kit, whole
            { name: "shared", minShareCount: 5, priority: 1, test: /^(?!.*[\\/]src[\\/]tab[\\/])/ },
            { name: "table", minShareCount: 2, test: /lib[\\/](?!art|ui[\\/]TypeBar)/ },
          ],
        },
      },
    },
  },
  // Pages of any depth show index.html, so it names its files from the root (a site in a subfolder puts that before them);
  // scripts and styles find each other wherever they lie.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
