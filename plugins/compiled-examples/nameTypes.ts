/** The types of the names in a page's examples, as a file beside the pages (`src/lib/nameTypes.ts`). */
import { codeKey, namesOf, type NameFacts, type NameTypes } from '../../src/lib/nameTypes';
import type { Toolchain } from '../../src/versions';
import type { CheckedExample } from './check';
import { type InferredType, keyOf, typesOf } from './compiler';

/**
 * Finds the address of a library's value.
 *
 * @param modulePath the modules in front of it, such as `Belt.Array`
 * @param compilerRelease the release whose library it is
 */
export type FindApi = (
  modulePath: string,
  name: string,
  compilerRelease: string,
) => Promise<string | undefined>;

/** The files of all pages, which the configuration shares between transform and plugin. */
export interface NameTypesFiles {
  /** Takes the file of a page, which is made when it is wanted. */
  readonly keep: (id: string, file: () => Promise<NameTypes>) => void;
  /** The text of a page's file; undefined for an unknown one. */
  readonly textOf: (id: string) => Promise<string> | undefined;
  readonly ids: () => readonly string[];
}

/**
 * A place for the files of one site.
 *
 * @param isBuild a build wants all of them: each is begun with its page
 */
export function nameTypesFiles(isBuild: boolean): NameTypesFiles {
  const files = new Map<string, () => Promise<string>>();
  return {
    keep: (id, file) => {
      let text: Promise<string> | undefined;
      const textOf = (): Promise<string> => (text ??= file().then((made) => JSON.stringify(made)));
      files.set(id, textOf);
      // Who asks for the text hears what went wrong.
      if (isBuild) textOf().catch(() => undefined);
    },
    textOf: (id) => files.get(id)?.(),
    ids: () => [...files.keys()],
  };
}

/** Whether readers can ask for the types of an example's names: they do where it runs, and shows ES modules. */
export function hasNames(
  { example, shown, problem }: CheckedExample,
  toolchain: Toolchain,
): boolean {
  const isCompiled = shown?.kind !== 'unavailable' && shown?.kind !== 'error' && !problem;
  return (
    isCompiled &&
    example.role === 'example' &&
    example.program !== undefined &&
    toolchain.moduleFormat === 'esmodule'
  );
}

/** The name of a page's file. */
export function idOfPage(page: string, checked: readonly CheckedExample[]): string {
  const codes = checked.map(({ example }) => example.fence.code);
  return BigInt(`0x${keyOf('name types', page, codes).slice(0, 10)}`)
    .toString(36)
    .slice(0, 7);
}

/** Types by their places in the code of a fence. */
async function typesByPlace(
  { program, linesBefore }: CheckedExample['example'],
  toolchain: Toolchain,
): Promise<ReadonlyMap<string, InferredType>> {
  const types = program ? await typesOf(program, toolchain, linesBefore) : [];
  return new Map(types.map((type) => [`${type.line - linesBefore}:${type.column}`, type]));
}

/** An example that has names, and the compiler that took it. */
export interface NamedExample {
  readonly checked: CheckedExample;
  readonly toolchain: Toolchain;
}

/**
 * The file of a page.
 *
 * @param named its examples that have names
 * @throws Error when a compiler crashes or the disk fails
 */
export async function nameTypesOf(
  named: readonly NamedExample[],
  findApi: FindApi | undefined,
): Promise<NameTypes> {
  const facts = new Map<string, number>();
  const found: NameFacts[] = [];
  const indexOf = (fact: NameFacts): number => {
    const key = JSON.stringify(fact);
    const index = facts.get(key) ?? found.push(fact) - 1;
    facts.set(key, index);
    return index;
  };
  const factOf = async (
    { type, comment, module, name }: InferredType,
    { compilerRelease }: Toolchain,
  ): Promise<NameFacts> => {
    const href = module === undefined ? undefined : await findApi?.(module, name, compilerRelease);
    return {
      type,
      ...(comment !== undefined && { comment }),
      ...(href !== undefined && { href }),
    };
  };
  const allTypes = await Promise.all(
    named.map(({ checked, toolchain }) => typesByPlace(checked.example, toolchain)),
  );
  const codes: Record<string, readonly number[]> = {};
  for (const [index, { checked, toolchain }] of named.entries()) {
    const { code } = checked.example.fence;
    const numbers: number[] = [];
    for (const { line, column } of namesOf(code)) {
      const type = allTypes[index]?.get(`${line}:${column}`);
      numbers.push(type ? indexOf(await factOf(type, toolchain)) : -1);
    }
    codes[codeKey(code)] = numbers;
  }
  return { facts: found, codes };
}
