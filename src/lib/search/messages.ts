/**
 * Messages of compilers and build tools, as readers paste them and as pages show them. The index and
 * the engine both read them here, so that what is compared was treated alike.
 */

/** Colors of a terminal; older compilers print some even when they are told not to. */
// eslint-disable-next-line no-control-regex -- the escape character is what begins a color
const COLORS = /\u001b\[[0-9;]*[A-Za-z]/g;

/** A line of the source with its number, or the gap between two: `3 │ let a = 1`, ` . ┆`. */
const FRAME = /^\s*(?:\d+|[.·…]+)?\s*[│┆|](?=\s|$)(.*)$/;

/** A case of a pattern looks like a frame without a number; compilers show it as an example. */
const CASE = /^\s*\|\s*\S/;

/** The place of a message: `src/Shop.res:3:5-16`, `File "src/Shop.re", line 3, characters 2-4:`. */
const PLACE =
  /^\s*(?:\S+\.(?:resi?|rei?|mli?)[: ]\d[\d:-]*|File "[^"]+", line \d+, characters [\d-]+:?)\s*$/;

/** A place at the beginning of a line that goes on: `src/Shop.res:3:3-19: Expected declaration`. */
const PLACE_BEFORE = /^\s*(?:\S+\.(?:resi?|rei?|mli?):\d[\d:-]*|File "[^"]+", line \d+[^:]*):\s*/;

/** What says only that something went wrong, or how far a build has come. */
const CHATTER =
  /^\s*(?:We've found a bug for you!|FAILED: \S+\s*$|(?:rescript|bsb|ninja): .*|>>>> .*|\[\d+\/\d+\].*|Dependency .*|Staled output removed|(?:Cleaned|Parsed|Compiled) \d+.*|Error in \S+:|[Ff]ailed to .*|Incremental build failed.*|(?:\S+ )?(?:error|ERROR) (?:Command|Child) .*)\s*$/;

/** Where a message begins, as all compilers head them. */
const HEAD =
  /^\s*(?:We've found a bug for you!|Syntax error!|Warning number \d+.*|Error: .*|FAILED: \S+ \S.*)\s*$/;

/** How bad a message is: readers ask about errors first. */
export type MessageKind = 'error' | 'warning';

/** One message. */
export interface Message {
  readonly kind: MessageKind;
  /** What it says, in one line. */
  readonly text: string;
  /** The lines of source that it shows. */
  readonly source: string;
}

function kindOf(head: string): MessageKind {
  return /^\s*Warning number \d+(?!.*error)/.test(head) ? 'warning' : 'error';
}

function messageOf(lines: readonly string[]): Message {
  const said: string[] = [];
  const source: string[] = [];
  for (const line of lines) {
    const frame = FRAME.exec(line);
    if (frame && !CASE.test(line)) source.push(frame[1] ?? '');
    else if (!PLACE.test(line) && !CHATTER.test(line)) said.push(line.replace(PLACE_BEFORE, ''));
  }
  return {
    kind: kindOf(lines[0] ?? ''),
    text: said.join(' ').replace(/\s+/g, ' ').trim(),
    source: source.join('\n'),
  };
}

/** The messages of a compiler's or a build tool's output, in their order. */
export function messagesOf(output: string): readonly Message[] {
  const parts: string[][] = [[]];
  for (const line of output.replace(COLORS, '').split(/\r?\n/)) {
    if (HEAD.test(line)) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts.map(messageOf).filter(({ text }) => text !== '');
}

/** Words of which one stands in every message of a build tool that says what is wrong. */
const WRONG =
  /\b(?:error|fail(?:ed|ure)|invalid|not found|can(?:'t|not| not)|(?:is|are|does|do|did)(?:n't| not)|required|duplicate|expect(?:s|ed)?|must|unknown|unsupported|deprecated|ignored|unused|forgot|conflict|missing|cycle|in use|no such|already (?:exists?|running)|no \w+(?: \w+)? found)\b/i;

/** Whether an output tells what went wrong; others show what a program or a build prints. */
export function isMessage(output: string): boolean {
  return WRONG.test(output) && /\w \w/.test(output);
}
