/** The types of the names in a page's examples, as a file beside the pages (`src/lib/nameTypes.ts`). */
import {
  codeKey,
  namesOf,
  type NameFacts,
  type NameTypes,
  nameTypesDecoder,
} from '../../src/lib/nameTypes';
import type { Toolchain } from '../../src/versions';
import type { CheckedExample } from './check';
import { cached, type InferredType, keyOf, typesOf } from './compiler';

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
  /**
   * The text of a page's file.
   *
   * @throws Error for a page that is unknown, or whatever its examples run into
   */
  readonly textOf: (id: string) => Promise<string>;
  readonly ids: () => readonly string[];
}

/** Milliseconds after which `npm start` makes the file of a page that was compiled: the page itself comes first. */
const REST = 3000;

/**
 * A place for the files of one site. A build wants all of them: each is begun with its page. `npm start` has files of
 * earlier starts, too, because the bundler keeps pages that did not change, and compiles them no more.
 *
 * @param folder where files of earlier starts lie; by default where all answers of compilers do
 */
export function nameTypesFiles(isBuild: boolean, folder?: string): NameTypesFiles {
  const files = new Map<string, () => Promise<NameTypes>>();
  const unknown = (id: string) => (): Promise<NameTypes> =>
    Promise.reject(
      new Error(
        `Expected the types of a page that npm start has compiled, got ${id}; save the page, and they are found out anew.`,
      ),
    );
  const fileOf = async (id: string): Promise<NameTypes> => {
    const answer = files.get(id) ?? unknown(id);
    if (isBuild) return answer();
    const key = keyOf('name types of a page', id);
    return cached({
      key,
      decoder: nameTypesDecoder,
      answer,
      ...(folder !== undefined && { folder }),
    });
  };
  const textOf = async (id: string): Promise<string> => JSON.stringify(await fileOf(id));
  return {
    keep: (id, file) => {
      let made: Promise<NameTypes> | undefined;
      files.set(id, () => (made ??= file()));
      // Who asks for the text hears what went wrong.
      const begin = (): void => void textOf(id).catch(() => undefined);
      if (isBuild) begin();
      else setTimeout(begin, REST).unref();
    },
    textOf,
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

/** An example that has names, and the compiler that took it. */
export interface NamedExample {
  readonly checked: CheckedExample;
  readonly toolchain: Toolchain;
}

/** The name of a page's file: another one when an example, what it is compiled with or its compiler changes. */
export function idOfPage(page: string, named: readonly NamedExample[]): string {
  const programs = named.map(({ checked: { example }, toolchain }) => [
    toolchain.compilerRelease,
    example.program,
    example.fence.code,
  ]);
  return BigInt(`0x${keyOf('name types', page, programs).slice(0, 10)}`)
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
