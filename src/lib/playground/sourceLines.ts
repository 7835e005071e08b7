/**
 * Finds the lines of a program that lines of its JavaScript come from: compilers print no source maps,
 * but they keep names, texts and numbers, and mostly their order. So both are aligned by what they
 * share, rare words weighing more than frequent ones, and later lines never coming from earlier ones.
 */

/** A line of the program, from 1. */
export interface SourceLine {
  readonly line: number;
  /** Whether other lines fit clearly worse; else the line is one near by. */
  readonly isSure: boolean;
}

/** Tells for a line of the JavaScript, from 1, where it comes from; undefined where nothing tells. */
export type SourceLineFinder = (javaScriptLine: number) => SourceLine | undefined;

/** Comments, texts, names and numbers, in both languages. */
const TOKEN =
  /(\/\*[\s\S]*?\*\/|\/\/[^\n]*)|"((?:[^"\\]|\\[\s\S])*)"|`((?:[^`\\]|\\[\s\S])*)`|([\p{ID_Start}$_][\p{ID_Continue}$]*)|(\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)|(\n)/giu;

/** Words of a text, as far as they can be names. */
const WORD = /[\p{ID_Start}_][\p{ID_Continue}]*/gu;

/** Words that one of the languages has, or that stand on too many lines to tell one from another. */
const IGNORED = new Set(
  'let var const function return rec and module open type external new props param undefined void'.split(
    ' ',
  ),
);

/** Words of one language that the other has another word for. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['raise', 'throw'],
  ['failwith', 'throw'],
  ['RE_EXN_ID', 'throw'],
  ['Failure', 'throw'],
]);

/** Name of the module that programs are compiled as; part of names in the JavaScript alone. */
const PROGRAM = 'Playground';

/** How much more a definition tells than a use. */
const DEFINITION_WEIGHT = 2;

/**
 * How much worse the alignment must be with any other line for a line to be sure; found on the corpus
 * of tests/integration/sourceLines.test.ts.
 */
const SURE_MARGIN = 0.15;

/** Beyond this many pairs of lines nobody waits for the answer. */
const MOST_PAIRS = 8_000_000;

/** Parts of a name that both languages have: compilers put modules before and numbers behind it. */
function partsOf(name: string): string[] {
  return name
    .split('$')
    .flatMap((part) => (/^\p{Lu}/u.test(part) ? part.split(/_+/) : [part]))
    .filter((part) => part !== '' && part !== PROGRAM && !/^\d+$/.test(part));
}

/** Words by line. */
function wordsByLine(code: string): Set<string>[] {
  const lines: Set<string>[] = [new Set()];
  const add = (word: string): void => {
    if (!IGNORED.has(word)) lines.at(-1)?.add(SYNONYMS.get(word) ?? word);
  };
  const addText = (text: string): void => {
    text.split('\n').forEach((line, index) => {
      if (index > 0) lines.push(new Set());
      for (const [word] of line.matchAll(WORD)) add(word);
    });
  };
  for (const [, comment, text, template, name, number, end] of code.matchAll(TOKEN)) {
    if (comment !== undefined) {
      comment.split('\n').forEach((_, index) => index > 0 && lines.push(new Set()));
    } else if (text !== undefined) addText(text);
    else if (template !== undefined) addText(template);
    else if (name !== undefined) partsOf(name).forEach(add);
    else if (number !== undefined) add(String(Number.parseFloat(number.replaceAll('_', ''))));
    else if (end !== undefined) lines.push(new Set());
  }
  return lines;
}

/** What a line of the program defines. */
const SOURCE_DEFINITION =
  /^\s*(?:@[\w.]+(?:\([^)]*\))?\s*)*(?:let(?:\s+rec)?|and|module|exception)\s+\(?(\w+)/u;

/** What a line of the JavaScript defines. */
const JAVASCRIPT_DEFINITION = /^\s*(?:async\s+)?(?:function|var|let|const)\s+([\w$]+)/u;

function addDefinitions(lines: readonly Set<string>[], code: string, definition: RegExp): void {
  code.split('\n').forEach((line, index) => {
    const name = partsOf(definition.exec(line)?.[1] ?? '').at(-1);
    if (name !== undefined) lines[index]?.add(`define ${name}`);
  });
}

/** Lines that compilers add on their own. */
const ADDED = /^\s*(?:import\b|export\b|\/\*|$)/;

/**
 * Gives all lines of a thrown object what any of them has: stacks name the last one, which is the same
 * everywhere (`Error: new Error()`).
 */
function joinThrown(lines: Set<string>[], javaScript: string): void {
  let thrown: Set<string> | undefined;
  javaScript.split('\n').forEach((line, index) => {
    if (/\bthrow (?:new \w+\()?[{(]?$|\bthrow \{/.test(line)) thrown = new Set();
    const words = lines[index];
    if (!thrown || !words) return;
    const shared = thrown;
    words.delete('Error');
    for (const word of words) shared.add(word);
    // Filled while the lines below are read.
    lines[index] = shared;
    if (/[})];?\s*$/.test(line) && !line.includes('Error(')) thrown = undefined;
  });
}

function frequencies(lines: readonly Set<string>[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const words of lines) {
    for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
  }
  return found;
}

/** How well each pair of lines fits; rows are lines of the JavaScript. */
function scoresOf(
  sources: readonly Set<string>[],
  outputs: readonly Set<string>[],
): readonly Float64Array[] {
  const inSource = frequencies(sources);
  const inOutput = frequencies(outputs);
  const linesWith = new Map<string, number[]>();
  sources.forEach((words, index) => {
    for (const word of words) linesWith.set(word, [...(linesWith.get(word) ?? []), index]);
  });
  return outputs.map((words) => {
    const scores = new Float64Array(sources.length);
    for (const word of words) {
      const weight = word.startsWith('define ') ? DEFINITION_WEIGHT : 1;
      const count = (inSource.get(word) ?? 1) * (inOutput.get(word) ?? 1);
      for (const index of linesWith.get(word) ?? []) {
        scores[index] = (scores[index] ?? 0) + weight / Math.sqrt(count);
      }
    }
    return scores;
  });
}

/**
 * The best alignment of all lines above each pair, or below it where `isReversed`, without the pair
 * itself.
 */
function bestBeyond(scores: readonly Float64Array[], isReversed: boolean): readonly Float64Array[] {
  const beyond: Float64Array[] = [];
  const rows = isReversed ? [...scores].reverse() : scores;
  const width = scores[0]?.length ?? 0;
  let total = new Float64Array(width);
  for (const row of rows) {
    const here = new Float64Array(width);
    const next = new Float64Array(width);
    let best = 0;
    for (let step = 0; step < width; step += 1) {
      const index = isReversed ? width - 1 - step : step;
      best = Math.max(best, total[index] ?? 0);
      here[index] = best;
      next[index] = best + (row[index] ?? 0);
    }
    beyond.push(here);
    total = next;
  }
  return isReversed ? beyond.reverse() : beyond;
}

function lineAt(totals: Float64Array, scores: Float64Array): SourceLine | undefined {
  let best = 0;
  totals.forEach((total, index) => {
    if (total > (totals[best] ?? 0) + 1e-9) best = index;
  });
  // A line that shares nothing follows the one before it.
  const isShared = (scores[best] ?? 0) > 0;
  let second = 0;
  totals.forEach((total, index) => {
    if (index !== best) second = Math.max(second, total);
  });
  const isSure = isShared && (totals[best] ?? 0) - second >= SURE_MARGIN;
  return { line: best + 1, isSure };
}

/**
 * Aligns a program with its JavaScript.
 *
 * @param source in either syntax
 * @param javaScript as its compiler printed it
 */
export function sourceLines(source: string, javaScript: string): SourceLineFinder {
  const sources = wordsByLine(source);
  const outputs = wordsByLine(javaScript);
  const printed = javaScript.split('\n');
  if (sources.length * outputs.length > MOST_PAIRS) return () => undefined;
  addDefinitions(sources, source, SOURCE_DEFINITION);
  addDefinitions(outputs, javaScript, JAVASCRIPT_DEFINITION);
  joinThrown(outputs, javaScript);
  outputs.forEach((words, index) => {
    if (ADDED.test(printed[index] ?? '')) words.clear();
  });
  const scores = scoresOf(sources, outputs);
  const above = bestBeyond(scores, false);
  const below = bestBeyond(scores, true);
  return (line) => {
    const row = scores[line - 1];
    if (!row || ADDED.test(printed[line - 1] ?? '')) return undefined;
    const totals = row.map(
      (score, index) => score + (above[line - 1]?.[index] ?? 0) + (below[line - 1]?.[index] ?? 0),
    );
    return lineAt(totals, row);
  };
}
