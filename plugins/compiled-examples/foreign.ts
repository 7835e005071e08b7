/**
 * Code that others wrote: the examples in the comments of the packages. They lean on what stands around
 * them, each package in its own way, so that several programs are tried for each.
 */
import { EXAMPLE_MODULE, type Extension, type Program } from './compiler';

/** How the files of pages are called that the build writes; no other page may hold foreign code. */
const GENERATED = /\.generated\.mdx$/;

/** Whether the build writes a page. */
export function isGenerated(page: string): boolean {
  return GENERATED.test(page);
}

/** A fence from a comment. */
export interface ForeignFence {
  /** Path of what the comment is on, such as `Js.Array2.map` or `Js.Array2`; empty if unknown. */
  readonly id: string;
  readonly extension: Extension;
  readonly code: string;
  /** Whether the comment says that later examples need it. */
  readonly isPrelude?: boolean;
}

/** A program that shows a foreign fence's code. */
export interface Attempt {
  readonly program: Program;
  /** Whether the fence's own text is all of it. */
  readonly standsAlone: boolean;
}

/** Names that comments use and that no package declares for them, in both syntaxes. */
const ASSUMED: readonly { readonly name: string; readonly res: string; readonly re: string }[] = [
  {
    // The date of the results that the comments give.
    name: 'exampleDate',
    res: 'let exampleDate = Js.Date.fromFloat(123456654321.0)',
    re: 'let exampleDate = Js.Date.fromFloat(123456654321.0);',
  },
  {
    // As the comment of Belt.Set says, and in a way that all versions compile.
    name: 'IntCmp',
    res: 'module IntCmp = Belt.Id.MakeComparable({\n  type t = int\n  let cmp = (a, b) => Pervasives.compare(a, b)\n})',
    re: 'module IntCmp =\n  Belt.Id.MakeComparable({\n    type t = int;\n    let cmp = (a, b) => Pervasives.compare(a, b);\n  });',
  },
];

/** The module that a comment stands in: the path's parts that name modules. */
function moduleOf(id: string): string {
  const parts = id.split('.');
  const end = parts.findIndex((part) => !/^[A-Z]/.test(part));
  return parts.slice(0, end === -1 ? undefined : end).join('.');
}

/** Whether a comment's code may use what another comment declares: its own, or one around it. */
function isAround(outer: string, inner: string): boolean {
  return outer !== '' && (outer === inner || inner.startsWith(`${outer}.`));
}

/** What the code may take for granted, from little to much. */
function contextsOf(
  { id, extension, code }: ForeignFence,
  above: readonly ForeignFence[],
): readonly string[] {
  const around = above.filter((other) => other.extension === extension && isAround(other.id, id));
  const syntax = extension === 'res' ? 'res' : 're';
  const together = (codes: readonly string[]): string => codes.join('\n\n');
  const contexts = [
    '',
    together(around.filter(({ isPrelude }) => isPrelude).map((other) => other.code)),
    together(around.map((other) => other.code)),
    together(
      ASSUMED.filter(({ name }) => new RegExp(String.raw`\b${name}\b`).test(code)).map(
        (one) => one[syntax],
      ),
    ),
  ];
  return [...new Set(contexts)];
}

/**
 * The programs to try for a foreign fence, the plainest first: the code alone, inside of its module,
 * behind the preludes and then all examples that the same comment and those around it gave before,
 * behind the names that comments assume.
 *
 * @param above the page's foreign fences above it
 */
export function attemptsOf(fence: ForeignFence, above: readonly ForeignFence[]): Attempt[] {
  const module = moduleOf(fence.id);
  return contextsOf(fence, above).flatMap((context) =>
    ['', ...(module === '' ? [] : [module])].map((opened): Attempt => {
      const code = context === '' ? fence.code : `${context}\n\n${fence.code}`;
      return {
        program: {
          files: [{ module: EXAMPLE_MODULE, extension: fence.extension, code }],
          ...(opened !== '' && { opened: [opened] }),
          isUnwarned: true,
        },
        standsAlone: context === '' && opened === '',
      };
    }),
  );
}
