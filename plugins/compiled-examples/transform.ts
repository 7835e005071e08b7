import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { Code, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

import { keepLinesBefore, keepNameTypes, type PageData } from '../../src/lib/compiledExample';
import { textAttribute } from '../../src/lib/jsxAttributes';
import { linesBeforeContent } from '../../src/lib/linesBeforeContent';
import type { Exercise } from '../../src/lib/practice/exercise';
import { toolchainOfPage } from '../../src/lib/toolchainOfPage';
import { isMissing } from './compiler';
import { arrangeExercise, isExercise } from './exercises/arrange';
import { describeProblems, type ExerciseTag, type PageFence, type Problem } from './fences';
import { checkPageFences, type PageInVersions } from './inVersions';
import { hasNames, idOfPage, type NamedExample, nameTypesOf } from './nameTypes';
import { type Options, validateOptions } from './options';

/** The file that a transform works on, as unified hands it over. */
interface File {
  readonly path: string;
  readonly value: unknown;
  readonly data: PageData;
}

/** A fence of a tree, and the exercise that it stands in. */
interface FoundFence {
  readonly node: Code;
  readonly exercise?: MdxJsxFlowElement;
}

/** The fences of a tree, in the order of the page. */
function* fencesIn(node: Nodes, exercise?: MdxJsxFlowElement): Generator<FoundFence> {
  if (node.type === 'code') yield { node, exercise };
  else if ('children' in node) {
    for (const child of node.children) {
      yield* fencesIn(child, isExercise(child) ? child : exercise);
    }
  }
}

/** The exercises of a tree, with fences or without. */
function* exercisesIn(node: Nodes): Generator<MdxJsxFlowElement> {
  if (!('children' in node)) return;
  for (const child of node.children) {
    if (isExercise(child)) yield child;
    else yield* exercisesIn(child);
  }
}

function tagOf(element: MdxJsxFlowElement, linesBefore: number): ExerciseTag {
  const kind = textAttribute(element, 'kind');
  const line = linesBefore + (element.position?.start.line ?? 1);
  return { line, ...(kind !== undefined && { kind }) };
}

function fenceOf({ node, exercise }: FoundFence, linesBefore: number): PageFence {
  const { lang, meta, value, position } = node;
  return {
    language: lang ?? '',
    meta: meta ?? '',
    code: value,
    line: linesBefore + (position?.start.line ?? 1),
    isMade: position === undefined,
    ...(exercise && { exercise: tagOf(exercise, linesBefore) }),
  };
}

/** An exercise as its page has it: pages that are about one have it open. */
function inPage(exercise: Exercise, element: MdxJsxFlowElement | undefined): Exercise {
  const isOpen = element?.attributes.some(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'open',
  );
  return isOpen ? { ...exercise, isOpen } : exercise;
}

/** Arranges each exercise of a page once. */
function arrangeExercises(
  found: readonly FoundFence[],
  examples: PageInVersions['examples'],
): void {
  const proved = new Map<MdxJsxFlowElement, Exercise | undefined>();
  for (const [index, { exercise: element }] of found.entries()) {
    if (!element) continue;
    proved.set(element, examples.get(index)?.exercise ?? proved.get(element));
  }
  for (const [element, exercise] of proved) arrangeExercise(element, exercise);
}

/**
 * Lines before the content; a page that lies nowhere (in tests) has none. The file is read synchronously:
 * otherwise the compilers would get nothing to do before the build has parsed most of its pages.
 */
function linesBefore({ path: file, value }: File): number {
  try {
    return linesBeforeContent(fs.readFileSync(file, 'utf8'), String(value));
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

/** What the build prints for a page; Docusaurus adds the stack, which would say everything again. */
function problemsError(page: string, problems: readonly Problem[]): Error {
  const error = new Error(describeProblems(page, problems));
  error.stack = `npm run examples -- ${page} tells the same in a moment.`;
  return error;
}

/** Missing compilers that were told about. */
const told = new Set<string>();

function tell(missing: string, onMissingCompiler: Required<Options>['onMissingCompiler']): void {
  if (onMissingCompiler === 'throw') throw new Error(missing);
  if (told.has(missing)) return;
  told.add(missing);
  logger.warn(missing);
}

/**
 * Remark transform: compiles each fence with the compiler of its page's version, and leaves what
 * came of it on the fence (`src/lib/compiledExample.ts`) for those who show it.
 *
 * @throws Error with one paragraph for each fence that writers must mend: its place, a sentence, the
 * compiler's text
 */
export function remarkCompiledExamples(
  options?: Options,
): (tree: Root, file: File) => Promise<void> {
  const { root, onMissingCompiler, names, findApi } = validateOptions(options);
  return async (tree, file) => {
    const found = [...fencesIn(tree)];
    const elements = [...exercisesIn(tree)];
    if (found.length === 0 && elements.length === 0) return;
    const page = path.relative(root, path.resolve(root, file.path)).split(path.sep).join('/');
    const before = linesBefore(file);
    keepLinesBefore(file.data, before);
    const { frontMatter } = file.data;
    const toolchain = toolchainOfPage(page, root, frontMatter);
    const fences = found.map((fence) => fenceOf(fence, before));
    const { examples, toolchains, problems } = await checkPageFences(
      fences,
      page,
      toolchain,
      frontMatter,
      elements.map((element) => tagOf(element, before)),
    );
    if (problems.length > 0) throw problemsError(page, problems);
    const named = [...examples].flatMap(([index, checked]): NamedExample[] => {
      const own = toolchains.get(index) ?? toolchain;
      return hasNames(checked, own) ? [{ checked, toolchain: own }] : [];
    });
    if (names && named.length > 0) {
      const id = idOfPage(page, named);
      names.keep(id, () => nameTypesOf(named, findApi));
      keepNameTypes(file.data, id);
    }
    arrangeExercises(found, examples);
    for (const [index, { example, shown, live, run, exercise, foreign }] of examples) {
      const node = found[index]?.node;
      if (!node) continue;
      if (shown?.kind === 'unavailable') tell(shown.reason, onMissingCompiler);
      const own = toolchains.get(index);
      node.data = {
        ...node.data,
        ...(shown && { compiled: shown }),
        ...(live && { live }),
        ...(run && { run }),
        ...(exercise && { exercise: inPage(exercise, found[index]?.exercise) }),
        ...(own && own !== toolchain && { release: own.compilerRelease }),
        needsContext:
          foreign === undefined ? (example.program?.files.length ?? 1) > 1 : foreign !== 'alone',
        ...(foreign === 'in-context' && { usesHiddenNames: true }),
        ...(foreign === 'failed' && { doesNotCompile: true }),
      };
    }
  };
}
