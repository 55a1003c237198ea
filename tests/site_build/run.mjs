// Runs Python code under Pyodide with the archives of a site: node run.mjs PYODIDE LIBRARY SCRIPT ARCHIVE…
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, library, script, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(resolve(folder), "pyodide.mjs")).href);
const env = { TABLEFORGE_PURE: "1", HOME: "/home/pyodide", PYTHONHASHSEED: "0" };
const py = await loadPyodide({ indexURL: `${resolve(folder)}/`, env });
for (const archive of archives) {
  const whole = readFileSync(archive);
  let at = 4 + whole.readUInt32LE(0);
  for (const [path, size] of JSON.parse(whole.subarray(4, at).toString())) {
    py.FS.mkdirTree(`/site/${path.slice(0, path.lastIndexOf("/") + 1)}`);
    py.FS.writeFile(`/site/${path}`, whole.subarray(at, at + size));
    at += size;
  }
}
py.FS.writeFile("/site/msgspec/_core.cpython-314-wasm32-emscripten.so", readFileSync(library));
py.runPython("import sys; sys.path.insert(0, '/site')");
try {
  await py.runPythonAsync(readFileSync(script, "utf-8"));
} catch (e) {
  console.error(String(e.message));
  process.exit(1);
}
process.exit(0);
