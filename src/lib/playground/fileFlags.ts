/**
 * Whether a text could carry flags for the compiler in itself (`@@config({flags: […]})`), by which whoever compiles
 * it would start programs. Sound for all five versions: none of them decodes another spelling of the two words, and all
 * attributes begin with an `@`.
 */
export function hasFileLevelFlags(code: string): boolean {
  return code.includes('config') && code.includes('flags') && code.includes('@');
}
