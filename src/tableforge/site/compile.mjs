// Compiles Python modules with the very Python that will run them: node compile.mjs PYODIDE JOBS
// JOBS is a JSON file with [source, target, name] of each module.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, jobs] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(resolve(folder), "pyodide.mjs")).href);
const py = await loadPyodide({ indexURL: `${resolve(folder)}/` });
const compiled = py.runPython(`
import importlib.util, marshal

def compiled(source, name):
    code = compile(source.to_bytes(), name, "exec", dont_inherit=True, optimize=1)
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)

compiled
`);
for (const [source, target, name] of JSON.parse(readFileSync(jobs, "utf-8"))) {
  const code = compiled(new Uint8Array(readFileSync(source)), name);
  writeFileSync(target, code.toJs());
  code.destroy();
}
process.exit(0);
