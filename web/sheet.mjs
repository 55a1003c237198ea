// Draws pictures outside a browser: subjects as JSON come in, one SVG for each goes out. `node sheet.mjs < subjects.json`
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));
const server = await createServer({
  root,
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: "custom",
});
const { draw, plain } = await server.ssrLoadModule("/src/lib/art/draw.ts");
const { looksOf } = await server.ssrLoadModule("/src/games/looks.ts");
const subjects = JSON.parse(readFileSync(0, "utf-8"));
const drawn = [];
for (const { game, theme = "dark", ground, ...of } of subjects) {
  const looks = await looksOf(game);
  drawn.push(await draw(looks?.(of) ?? plain(of.id), of.id, theme, ground));
}
process.stdout.write(JSON.stringify(drawn), () => process.exit(0));
