/**
 * Asks the analysis tool of the editors about a place of a program that somebody is writing: what may stand there,
 * what type it has, which parameter comes next.
 */
import {
  type Analysis,
  type AnalysisRequest,
  type Signature,
  type Suggestion,
} from '../../../src/lib/playground/compiler';
import {
  array,
  type Decoder,
  field,
  integer,
  nullable,
  parseJson,
  record,
  string,
} from '../../../src/lib/decode';
import type { Toolchain } from '../../../src/versions';
import { isBreakdown } from './breakdown';
import type { Done, Run, Step } from './job';
import type { Place } from './place';
import {
  compilerArguments,
  CORE_MODULE,
  fileName,
  isInterface,
  mainFile,
  type Program,
  type SourceFile,
} from './program';

/** Folder of sources and, below `lib/bs`, of what is compiled: so does the tool find one by the other. */
export const SOURCES = 'src';

/** Folder of compiled modules, by which the tool knows a project. */
export const COMPILED = `lib/bs/${SOURCES}`;

/** The text that is being written, where the program that was compiled is another one. */
const CURRENT = 'current.res';

/** Suggestions that are kept: nobody reads more of them. */
const MOST_SUGGESTIONS = 300;

/** Longest text of a summary or of a type, in characters. */
const LONGEST_TEXT = 600;

/** What the tool is asked, by its own words. */
const QUESTIONS: Readonly<Record<AnalysisRequest['question'], string>> = {
  completion: 'completion',
  hover: 'hover',
  signature: 'signatureHelp',
};

/** Kinds of the language server protocol that the tool knows. */
const KINDS: ReadonlyMap<number, Suggestion['kind']> = new Map([
  [4, 'constructor'],
  [5, 'field'],
  [9, 'module'],
  [22, 'type'],
]);

/** What the tool prints for a type that it can't find out. */
const UNKNOWN_TYPE = /Type Not Known/;

/** How types call modules of the standard library inside of it, where programs leave the prefix away. */
export const INNER_NAME = /\b(?:Core__|Stdlib_)(?=[A-Z])/g;

const markup = nullable(record({ value: string }));

const completion = array(
  record(
    { label: string, kind: integer, detail: string },
    {
      documentation: markup,
      insertText: string,
      additionalTextEdits: array((input) => ({ ok: true, value: input })),
    },
  ),
);

const hover = nullable(field('contents', field('value', string)));

const signatureHelp = nullable(
  record(
    {
      signatures: array(
        record(
          { label: string },
          { documentation: markup, parameters: array(record({ label: array(integer) })) },
        ),
      ),
    },
    { activeSignature: nullable(integer), activeParameter: nullable(integer) },
  ),
);

function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

function typeText(printed: string): string {
  return UNKNOWN_TYPE.test(printed) ? '' : cut(printed.replaceAll(INNER_NAME, '').trim());
}

/** The first paragraph of a documentation in Markdown, as text. */
function summaryOf(markdown: string): string {
  const text = markdown
    .replaceAll(/```[^]*?(?:```|$)/g, '\n\n')
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1');
  const paragraph = text.split(/\n\s*\n/).find((each) => /\w/.test(each)) ?? '';
  return cut(paragraph.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim());
}

/** A text with places to fill in, without them. */
function withoutPlaceholders(snippet: string): string {
  return snippet.replaceAll(/\$\{\d+(?::([^{}]*))?\}|\$\d+/g, '$1');
}

/** What a decoder takes of the tool's answer. */
function read<T>(printed: string, decoder: Decoder<T>): T | undefined {
  const decoded = parseJson(printed, decoder);
  return decoded.ok ? decoded.value : undefined;
}

function suggestionsIn(printed: string): readonly Suggestion[] {
  return (read(printed, completion) ?? [])
    .filter(({ additionalTextEdits = [] }) => additionalTextEdits.length === 0)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ label, kind, detail, documentation, insertText }) => {
      const type = typeText(detail);
      const insert = insertText === undefined ? undefined : withoutPlaceholders(insertText);
      const isValue = kind === 12 || kind === 15;
      return {
        kind: KINDS.get(kind) ?? (isValue ? (type.includes('=>') ? 'function' : 'value') : 'other'),
        label: cut(label),
        ...(insert !== undefined && insert !== label && { insert: cut(insert) }),
        detail: type,
        summary: summaryOf(documentation?.value ?? ''),
      };
    });
}

function typeAt(printed: string): Pick<Analysis, 'type' | 'summary'> {
  const value = read(printed, hover);
  const [block, type = ''] = /^```rescript\n([^]*?)\n```/.exec(value ?? '') ?? [];
  if (!value || block === undefined || typeText(type) === '') return {};
  const summary = summaryOf(value.slice(block.length).replace(/^\s*---\s*/, ''));
  return { type: typeText(type), ...(summary !== '' && { summary }) };
}

function signatureIn(printed: string): Signature | undefined {
  const help = read(printed, signatureHelp);
  const found = help?.signatures[help.activeSignature ?? 0];
  if (!found || UNKNOWN_TYPE.test(found.label) || found.label.length > LONGEST_TEXT)
    return undefined;
  const { label, documentation, parameters = [] } = found;
  const [from, to] = parameters[help?.activeParameter ?? -1]?.label ?? [];
  const isInside =
    from !== undefined && to !== undefined && from >= 0 && from < to && to <= label.length;
  return {
    label,
    ...(isInside && { active: { from, to } }),
    summary: summaryOf(documentation?.value ?? ''),
  };
}

/** What a tool's answer to a question says. */
export function analysisIn(question: AnalysisRequest['question'], printed: string): Analysis {
  switch (question) {
    case 'completion':
      return { suggestions: suggestionsIn(printed) };
    case 'hover':
      return { suggestions: [], ...typeAt(printed) };
    case 'signature': {
      const signature = signatureIn(printed);
      return { suggestions: [], ...(signature && { signature }) };
    }
  }
}

/** What the tool takes for the build's configuration. */
function configuration(libraries: readonly string[], opened: readonly string[]): string {
  return JSON.stringify({
    name: 'playground',
    sources: [SOURCES],
    dependencies: libraries,
    'bs-dependencies': libraries,
    'bsc-flags': opened.map((name) => `-open ${name}`),
  });
}

/** Where a place is, as a tool counts: lines and columns from 0, columns in bytes where it says so. */
function positionOf(
  code: string,
  { line, column }: Pick<AnalysisRequest, 'line' | 'column'>,
  inBytes: boolean,
): readonly [line: string, column: string] {
  const text = code.split('\n')[line - 1] ?? '';
  const before = text.slice(0, column - 1);
  const count = inBytes ? Buffer.byteLength(before) : before.length;
  return [String(line - 1), String(count)];
}

/** How a question was answered. */
export type AnalysisRun =
  | { readonly status: 'analyzed'; readonly analysis: Analysis }
  | Extract<Run, { readonly status: 'timeout' }>;

/**
 * Asks about the last file of a program, in a place whose folders have `SOURCES` and `COMPILED`. Reasons to refuse the
 * program are not looked for. A tool that is missing, or ends in the middle, knows nothing.
 *
 * @param libraryNames npm names of the place's libraries, by which the tool finds them below `node_modules`
 * @throws Error where the disk fails
 */
export async function analyzeIn(
  place: Place,
  program: Program,
  toolchain: Toolchain,
  request: Pick<AnalysisRequest, 'question' | 'line' | 'column' | 'compiled'>,
  libraryNames: readonly string[],
): Promise<AnalysisRun> {
  const { facts, libraries } = place;
  const { question, compiled } = request;
  const main = mainFile(program);
  const source = `${SOURCES}/${fileName(main)}`;
  // Compilers that type only what is whole get the last program that was.
  const typed = facts.readsParts ? main.code : (compiled ?? main.code);
  const typing = (file: SourceFile, texts: Readonly<Record<string, string>>): Step => ({
    files: texts,
    executable: facts.executable,
    args: [
      ...(facts.readsParts ? ['-ignore-parse-errors'] : []),
      ...compilerArguments(file, program, toolchain, facts, libraries)
        .slice(0, -1)
        .filter((flag) => flag !== '-bs-no-bin-annot'),
      ...(program.files.length > 1 ? ['-I', COMPILED] : []),
      '-o',
      `${COMPILED}/${file.module}.${isInterface(file) ? 'cmi' : 'cmj'}`,
      `${SOURCES}/${fileName(file)}`,
    ],
    mayFail: true,
  });
  const others = program.files.slice(0, -1);
  const opened = program.settings?.openModules ?? (facts.usesCore ? [CORE_MODULE] : []);
  const [line, column] = positionOf(main.code, request, question === 'hover' && facts.countsBytes);
  let done: Done;
  try {
    done = await place.perform({
      steps: [
        ...others.map((file) => typing(file, { [`${SOURCES}/${fileName(file)}`]: file.code })),
        typing(main, {
          [facts.configFile]: configuration(libraryNames, opened),
          [source]: typed,
          [CURRENT]: main.code,
        }),
        {
          executable: facts.analysisTool,
          args: [
            QUESTIONS[question],
            source,
            line,
            column,
            CURRENT,
            ...(question === 'completion' ? [] : [question === 'hover' ? 'false' : 'true']),
          ],
        },
      ],
    });
  } catch (error) {
    // A tool may break down over what a compiler has left half done.
    if (!isBreakdown(error)) throw error;
    return { status: 'analyzed', analysis: { suggestions: [] } };
  }
  if (done.run.status === 'timeout') return done.run;
  const printed = done.run.status === 'ended' ? done.run.stdout : '';
  return { status: 'analyzed', analysis: analysisIn(question, printed) };
}
