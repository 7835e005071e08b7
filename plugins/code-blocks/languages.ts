// cspell:ignore reasonml

/** A language of fences: how it is called, and by which grammar it is colored. */
export interface Language {
  /** Name for people, in tabs and accessible names. */
  readonly name: string;
  /** Short upper-case label of a block; none for plain text. */
  readonly label?: string;
  /** Key for `grammars/`; none for plain text. */
  readonly grammar?: string;
  /** The playground reads it. */
  readonly playground?: 'res' | 're';
}

/** What an unknown word after the backticks means: it is shown as it is. */
export const PLAIN_TEXT: Language = { name: 'Text' };

const RESCRIPT: Language = {
  name: 'ReScript',
  label: 'RES',
  grammar: 'rescript',
  playground: 'res',
};
const REASON: Language = { name: 'Reason', label: 'RE', grammar: 'reason', playground: 're' };
const OCAML: Language = { name: 'OCaml', label: 'ML', grammar: 'ocaml' };
const JAVASCRIPT: Language = { name: 'JavaScript', label: 'JS', grammar: 'jsx' };
const TYPESCRIPT: Language = { name: 'TypeScript', label: 'TS', grammar: 'typescript' };
const SHELL: Language = { name: 'Shell', label: 'SH', grammar: 'bash' };
const HTML: Language = { name: 'HTML', label: 'HTML', grammar: 'markup' };
const YAML: Language = { name: 'YAML', label: 'YAML', grammar: 'yaml' };

/** Every word that may follow the backticks, in lower case. */
const LANGUAGES: ReadonlyMap<string, Language> = new Map([
  ['res', RESCRIPT],
  ['rescript', RESCRIPT],
  ['resi', { ...RESCRIPT, label: 'RESI', playground: undefined }],
  ['re', REASON],
  ['reason', REASON],
  ['reasonml', REASON],
  ['rei', { ...REASON, label: 'REI', playground: undefined }],
  ['ml', OCAML],
  ['mli', OCAML],
  ['ocaml', OCAML],
  ['js', JAVASCRIPT],
  ['javascript', JAVASCRIPT],
  ['mjs', JAVASCRIPT],
  ['cjs', JAVASCRIPT],
  ['jsx', { name: 'JSX', label: 'JSX', grammar: 'jsx' }],
  ['ts', TYPESCRIPT],
  ['typescript', TYPESCRIPT],
  ['tsx', { name: 'TSX', label: 'TSX', grammar: 'tsx' }],
  ['json', { name: 'JSON', label: 'JSON', grammar: 'json' }],
  ['sh', SHELL],
  ['bash', SHELL],
  ['shell', SHELL],
  ['console', SHELL],
  ['css', { name: 'CSS', label: 'CSS', grammar: 'css' }],
  ['html', HTML],
  ['xml', { name: 'XML', label: 'XML', grammar: 'markup' }],
  ['svg', { name: 'SVG', label: 'SVG', grammar: 'markup' }],
  ['diff', { name: 'Diff', label: 'DIFF', grammar: 'diff' }],
  ['toml', { name: 'TOML', label: 'TOML', grammar: 'toml' }],
  ['ini', { name: 'Configuration', label: 'INI', grammar: 'ini' }],
  ['nginx', { name: 'nginx', label: 'NGINX' }],
  ['yaml', YAML],
  ['yml', YAML],
  ['dockerfile', { name: 'Dockerfile', label: 'DOCKER', grammar: 'docker' }],
  ['makefile', { name: 'Makefile', label: 'MAKE', grammar: 'makefile' }],
]);

/**
 * The language of a fence.
 *
 * @param word the word after the backticks, in any case; null or unknown words mean plain text
 */
export function languageOf(word: string | null | undefined): Language {
  return LANGUAGES.get((word ?? '').toLowerCase()) ?? PLAIN_TEXT;
}
