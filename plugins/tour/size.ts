/** How much a step of the tour may be: a few minutes to read, and programs that are taken in at a glance. */

/** Words of a step, without programs and task. */
const WORDS = [150, 250] as const;

/** Lines of a program: the first step has two. */
const LINES = [2, 15] as const;

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** A fence in ReScript, with what follows its language, and its code. */
const PROGRAM = /^```res\b([^\n]*)\n([\s\S]*?)^```$/gm;

/** What is not read as text: fences, comments, and the task. */
const NO_PROSE = /^```[\s\S]*?^```$|\{\/\*[\s\S]*?\*\/\}|<Exercise\b[\s\S]*?<\/Exercise>/gm;

function isWithin(count: number, [least, most]: readonly [number, number]): boolean {
  return count >= least && count <= most;
}

/**
 * What is wrong with the size of a step, as a sentence; undefined where nothing is.
 *
 * @param page the step's file
 */
export function sizeProblem(page: string): string | undefined {
  const text = page.replace(FRONT_MATTER, '');
  const words = text.replace(NO_PROSE, '').split(/\s+/).filter(Boolean).length;
  if (!isWithin(words, WORDS)) {
    return `Expected ${WORDS.join(' to ')} words beside programs and task, got ${words}; ${words < WORDS[0] ? 'say more' : 'shorten it'}.`;
  }
  for (const [, meta = '', code = ''] of text.matchAll(PROGRAM)) {
    const lines = code.trimEnd().split('\n').length;
    // What readers begin with may be a single line, and of what is hidden they need not know the length.
    const isShort = /\btask\b/.test(meta) || /\bcheck\b/.test(meta);
    if (isWithin(lines, isShort ? [1, LINES[1]] : LINES)) continue;
    return `Expected programs of ${LINES.join(' to ')} lines, got one of ${lines}, which begins with “${code.split('\n')[0]}”; ${lines < LINES[0] ? 'show more' : 'shorten it'}.`;
  }
  return undefined;
}
