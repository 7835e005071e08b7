/** From the fences of a page to the programs that its compiler gets. */
import {
  EXERCISE_WORDS,
  type ExerciseWord,
  FENCE_WORDS,
  foreignId,
  type FenceMeta,
  parseFenceMeta,
} from '../../src/lib/fenceMeta';
import type { Toolchain } from '../../src/versions';
import { EXAMPLE_MODULE, type Extension, type Program, type SourceFile } from './compiler';
import { extensionOf, type PageFence, type Problem } from './fences';
import { type Attempt, attemptsOf, type ForeignFence } from './foreign';

/** What is asked of the compiler, and what is expected of its answer. */
export interface PlannedExample {
  readonly fence: PageFence;
  readonly extension: Extension;
  readonly role:
    'example' | 'signature' | 'expected-error' | 'unchecked' | 'foreign' | ExerciseWord;
  /** Why it is not compiled. */
  readonly reason?: string;
  readonly expectsWarning: boolean;
  readonly hidesOutput: boolean;
  /** Lines that stand in front of the fence's own code in the file that is compiled. */
  readonly linesBefore: number;
  /** Absent where nothing is compiled. */
  readonly program?: Program;
  /** Programs instead of `program`, for foreign code: the first one that compiles is shown. */
  readonly attempts?: readonly Attempt[];
  /** What readers can run, as the fence says; empty for the module's own component. */
  readonly live?: string;
}

/** A page's fences, by their index; those in other languages have no plan. */
export interface Plan {
  readonly examples: ReadonlyMap<number, PlannedExample>;
  readonly problems: readonly Problem[];
}

/** Module that holds the preludes of a signature. */
const PRELUDE_MODULE = 'Prelude';

/** A module’s file; file systems have limits on names, and no page needs one that long. */
const FILE = /(?:^|\/)([A-Z]\w{0,99})\.(resi?|rei?)$/;

/** A fence that is compiled, with its meta read. */
interface ReadFence {
  readonly fence: PageFence;
  readonly extension: Extension;
  readonly meta: FenceMeta;
}

function isModuleFormat(text: string): text is Toolchain['moduleFormat'] {
  return text === 'esmodule' || text === 'commonjs';
}

/** The part of an exercise that a fence is. */
function exercisePart({ words }: FenceMeta): ExerciseWord | undefined {
  return EXERCISE_WORDS.find((word) => words.has(word));
}

/** A sentence about a part of an exercise that says more than that, or stands outside of one. */
function exerciseProblem({ fence, meta, extension }: ReadFence): string | undefined {
  const part = exercisePart(meta);
  if (part === undefined) return undefined;
  if (extension !== 'res' || meta.words.size + Object.keys(meta.settings).length > 1) {
    return `Expected res ${part} and no other word on a part of an exercise, got ${fence.language} ${fence.meta}; take the rest out.`;
  }
  if (fence.exercise) return undefined;
  return `Expected ${part} on a fence inside of <Exercise kind="…">, got it outside; put the element around the fence.`;
}

function asInterface(extension: Extension): Extension {
  return extension.startsWith('res') ? 'resi' : 'rei';
}

/** Sentences about words of a fence's meta that can't go together or have a wrong value. */
function* metaProblems({ meta, extension }: ReadFence): Generator<string> {
  const { words, settings } = meta;
  const is = (word: Parameters<typeof words.has>[0]): boolean => words.has(word);
  const isSignature = is('sig') || extension.endsWith('i');
  const roles = [
    ...(['prelude', 'sig', 'expect-error', 'expect-warning'] as const).filter(is),
    ...('no-check' in settings ? ['no-check'] : []),
  ];
  const mayMeet = roles.length === 2 && is('prelude') && is('expect-warning');
  if (roles.length > 1 && !mayMeet) {
    yield `Expected one of ${roles.join(' and ')}, got both; choose what the example shows.`;
  }
  if (is('prelude') && extension.endsWith('i')) {
    yield 'Expected a module after prelude, got an interface; put its declarations into a res fence.';
  }
  if (is('hide-output') && (isSignature || is('expect-error') || 'no-check' in settings)) {
    yield 'Expected hide-output on an example with JavaScript, got a fence that has none; take it out.';
  }
  const isLive = is('live') || 'live' in settings;
  if (
    isLive &&
    (isSignature || is('expect-error') || is('expect-warning') || 'no-check' in settings)
  ) {
    yield 'Expected live on an example that compiles, got it on another fence; take it out.';
  }
  if (isLive && !extension.startsWith('res')) {
    yield 'Expected live on a fence in ReScript, got it on one in Reason; take it out.';
  }
  if (isLive && settings.module === 'commonjs') {
    yield 'Expected live on an example with ES modules, which browsers run, got module=commonjs; take one of them out.';
  }
  if ('no-check' in settings && settings['no-check'] === '') {
    yield 'Expected a reason after no-check, got none; write no-check="why it can’t compile".';
  }
  if (settings.module !== undefined && !isModuleFormat(settings.module)) {
    yield `Expected module=esmodule or module=commonjs, got ${settings.module}; correct it.`;
  }
  if (settings.file !== undefined) {
    const [, , fileExtension] = FILE.exec(settings.file) ?? [];
    if (fileExtension === undefined) {
      yield `Expected the name of a module in file, such as file="User.${extension}", got ${settings.file}; correct it.`;
    } else if (fileExtension !== extension) {
      yield `Expected the extension .${extension} in file, as the fence's language says, got ${settings.file}; correct one of them.`;
    }
    if (is('prelude')) {
      yield 'Expected prelude or file, got both; later fences use a file by its module’s name.';
    }
  }
}

/** Words that mean something to the compiler alone. */
const COMPILED_ONLY = FENCE_WORDS.filter((word) => word !== 'example');

/** A sentence about a fence in another language that talks to the compiler. */
function otherLanguageProblem(fence: PageFence): string | undefined {
  const meta = parseFenceMeta(fence.meta);
  // What can't be read is told where the fence is drawn (plugins/code-blocks).
  if (!meta.ok) return undefined;
  const word =
    COMPILED_ONLY.find((name) => meta.value.words.has(name)) ??
    (['module', 'no-check', 'live'] as const).find((name) => name in meta.value.settings);
  if (word === undefined) return undefined;
  return `Expected ${word} on a fence that is compiled, got it on ${fence.language || 'a fence without a language'}; take it out, or write res, resi or re.`;
}

/** The files that a text needs of those that stand above it, interfaces before their modules. */
function filesFor(code: string, self: string, named: readonly SourceFile[]): SourceFile[] {
  const needed = new Set<string>();
  const visit = (text: string): void => {
    for (const { module } of named) {
      if (needed.has(module) || !new RegExp(String.raw`\b${module}\b`).test(text)) continue;
      needed.add(module);
      named.filter((file) => file.module === module).forEach((file) => visit(file.code));
    }
  };
  visit(code);
  needed.delete(self);
  const order = [...new Set(named.map(({ module }) => module))];
  return named
    .filter(({ module }) => needed.has(module))
    .sort(
      (a, b) =>
        order.indexOf(a.module) - order.indexOf(b.module) ||
        Number(b.extension.endsWith('i')) - Number(a.extension.endsWith('i')),
    );
}

/** What the fences above a fence leave to it. */
interface Above {
  readonly preludes: readonly ReadFence[];
  readonly named: readonly SourceFile[];
}

function programOf(
  read: ReadFence,
  isSignature: boolean,
  { preludes, named }: Above,
): Pick<PlannedExample, 'program' | 'linesBefore'> {
  const { fence, meta } = read;
  const extension = isSignature ? asInterface(read.extension) : read.extension;
  const module = FILE.exec(meta.settings.file ?? '')?.[1] ?? EXAMPLE_MODULE;
  const format = meta.settings.module;
  const options = format !== undefined && isModuleFormat(format) ? { moduleFormat: format } : {};
  const isReScript = extension.startsWith('res');
  const prelude =
    meta.settings.file === undefined
      ? preludes
          .filter((other) => other.extension.startsWith('res') === isReScript)
          .map((other) => other.fence.code)
          .join('\n\n')
      : '';
  const files = filesFor(`${prelude}\n${fence.code}`, module, named);
  const own = { module, extension };
  if (prelude === '' || isSignature) {
    const preludeFile: SourceFile = {
      module: PRELUDE_MODULE,
      extension: isReScript ? 'res' : 're',
      code: prelude,
    };
    const interfaces = named.filter(
      (file) => file.module === module && file.extension.endsWith('i') && !isSignature,
    );
    return {
      linesBefore: 0,
      program: {
        files: [
          ...files,
          ...(prelude === '' ? [] : [preludeFile]),
          ...interfaces,
          { ...own, code: fence.code },
        ],
        ...(prelude !== '' && { opened: [PRELUDE_MODULE] }),
        ...options,
      },
    };
  }
  return {
    // The blank line between them.
    linesBefore: prelude.split('\n').length + 1,
    program: { files: [...files, { ...own, code: `${prelude}\n\n${fence.code}` }], ...options },
  };
}

const FOREIGN_BY_HAND =
  'Expected foreign on fences of generated pages (*.generated.mdx), got it on a page that is written by hand; take it out.';

/** The plan of a fence from a comment; undefined for languages that are only shown. */
function planForeign(
  fence: PageFence,
  meta: FenceMeta,
  id: string,
  above: readonly ForeignFence[],
): PlannedExample | undefined {
  const extension = extensionOf(fence.language);
  if (extension === undefined) return undefined;
  const isSignature = meta.words.has('sig') || extension.endsWith('i');
  return {
    fence,
    extension: isSignature ? asInterface(extension) : extension,
    role: 'foreign',
    expectsWarning: false,
    hidesOutput: false,
    linesBefore: 0,
    attempts: isSignature ? [] : attemptsOf({ id, extension, code: fence.code }, above),
  };
}

/**
 * Plans what a page's fences ask of the compiler.
 *
 * @param fences in the order of the page
 * @param mayBeForeign whether the page may hold code from comments of the packages
 * @param files modules that all fences may use, each after those that it uses
 */
export function planExamples(
  fences: readonly PageFence[],
  mayBeForeign = false,
  files: readonly SourceFile[] = [],
): Plan {
  const examples = new Map<number, PlannedExample>();
  const problems: Problem[] = [];
  const preludes: ReadFence[] = [];
  const named: SourceFile[] = [...files];
  const foreign: ForeignFence[] = [];
  for (const [index, fence] of fences.entries()) {
    const report = (text: string) => problems.push({ line: fence.line, text });
    const meta = parseFenceMeta(fence.meta);
    const id = meta.ok ? foreignId(meta.value) : undefined;
    if (meta.ok && id !== undefined) {
      // Pages that somebody wrote may show a module among their own text: that was made, too.
      if (!mayBeForeign && fence.isMade !== true) {
        report(FOREIGN_BY_HAND);
        continue;
      }
      const example = planForeign(fence, meta.value, id, foreign);
      if (!example) continue;
      examples.set(index, example);
      const { extension, attempts = [] } = example;
      if (attempts.length > 0) {
        const isPrelude = meta.value.words.has('prelude');
        foreign.push({ id, extension, code: fence.code, isPrelude });
      }
      continue;
    }
    const extension = extensionOf(fence.language);
    if (extension === undefined) {
      const problem = otherLanguageProblem(fence);
      if (problem !== undefined) report(problem);
      continue;
    }
    if (!meta.ok) {
      report(meta.error);
      continue;
    }
    const read: ReadFence = { fence, extension, meta: meta.value };
    const partProblem = exerciseProblem(read);
    const wrong = partProblem === undefined ? [...metaProblems(read)] : [partProblem];
    wrong.forEach(report);
    if (wrong.length > 0) continue;
    const { words, settings } = meta.value;
    const isSignature = words.has('sig') || extension.endsWith('i');
    const reason = settings['no-check'];
    const common = {
      fence,
      extension: isSignature ? asInterface(extension) : extension,
      expectsWarning: words.has('expect-warning'),
      hidesOutput: words.has('hide-output'),
      ...(words.has('live')
        ? { live: '' }
        : settings.live !== undefined && { live: settings.live }),
    };
    if (reason !== undefined) {
      examples.set(index, { ...common, role: 'unchecked', reason, linesBefore: 0 });
      continue;
    }
    const role =
      exercisePart(meta.value) ??
      (words.has('expect-error') ? 'expected-error' : isSignature ? 'signature' : 'example');
    examples.set(index, {
      ...common,
      role,
      ...programOf(read, isSignature, { preludes, named }),
    });
    if (words.has('prelude')) preludes.push(read);
    const [, module] = FILE.exec(settings.file ?? '') ?? [];
    const isKnown = files.some((file) => file.module === module);
    if (module !== undefined && role !== 'expected-error' && !isKnown) {
      named.push({ module, extension: common.extension, code: fence.code });
    }
  }
  return { examples, problems };
}
