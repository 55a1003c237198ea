import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "svelte/no-at-html-tags": "error", // what people write is text, never markup
      "svelte/require-each-key": "error",
      "svelte/prefer-svelte-reactivity": "off", // maps are replaced whole, never changed in place
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-restricted-syntax": [
        "error",
        {
          selector: "SvelteAttribute[key.name='href'] > SvelteLiteral:first-child[value=/^\\u002f/]",
          message: "The client may lie in a subfolder: href={linkTo(…)} from $lib/base.",
        },
      ],
    },
  },
  { ignores: ["src/lib/wire.ts"] },
);
