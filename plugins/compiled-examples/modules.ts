import type { Toolchain } from '../../src/versions';
import { compile, moduleSpecifier, type Program } from './compiler';

/** JavaScript that the compiler printed, without the comment at its end. */
export function withoutComment(javaScript: string): string {
  return javaScript.replace(/\n\/\*[^*]*\*\/$/, '');
}

/**
 * JavaScript of each module of a program that is no interface, by the name under which others import it.
 *
 * @throws Error when a compiler crashes or the disk fails
 */
export async function compileModules(
  program: Program,
  toolchain: Toolchain,
): Promise<Map<string, string>> {
  const modules = new Map<string, string>();
  for (const [index, file] of program.files.entries()) {
    if (file.extension.endsWith('i')) continue;
    const files = [...program.files.slice(0, index), file] as const;
    const compiled = await compile({ ...program, files }, toolchain);
    if (compiled.status === 'compiled') {
      modules.set(moduleSpecifier(file, toolchain), withoutComment(compiled.javaScript));
    }
  }
  return modules;
}
