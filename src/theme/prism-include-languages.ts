/**
 * Adds languages to the highlighter in the browser: none, because there is no highlighter
 * (plugins/code-blocks). Upstream: theme-classic 3.10.2, prism-include-languages (safe to eject),
 * whose lookup of languages brings a table of all Prism's components into the first load.
 */
export default function prismIncludeLanguages(): void {}
