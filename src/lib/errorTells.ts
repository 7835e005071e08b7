/**
 * What tells special cases apart whose messages differ in names and types alone: a string in JSX from any other
 * value of another type, a function that isn't called from any call that lacks an argument. Likeness can't, because
 * names and types differ from program to program.
 */
import { messagesOf } from './search/messages';

/** A message that no message is: what the entry is about can't be told from it. */
const NEVER = /(?!)/;

/** What a message must say, in one line, so that it can be about an entry; others may be about any. */
const TELLING: Readonly<Record<string, RegExp>> = {
  'async-in-v9': /looking at "=>"/,
  'array-in-jsx': /has type: array[<(].*: (?:React\.element|React\.reactElement)/,
  'concatenating-a-number': /string concatenation/,
  'configuration-is-no-json': /JSON|\.json|Expect_/,
  'constructor-arity': /only/,
  'effect-without-cleanup': /: unit .*: option[<(]unit => unit/,
  'event-target': /field target\b/,
  'exception-not-found': / exn\b/,
  'function-type-arrow': /a `=>` here/,
  'function-is-not-called': /argument of type unit\b/,
  'handler-is-called': /has type: unit\b/,
  'if-branches-differ': /if statement is expected to return: (?!unit\b)/,
  'if-without-else': /if statement is expected to return: unit\b/,
  'int-and-float':
    /has type: (?:int|float)\b(?! =>).*(?:wanted|type|on|expecting|return): (?:int|float)\b(?! =>)/,
  'missing-brace': /a `\{` here/,
  'missing-colon': /a `:` here/,
  'missing-comma': /a `,` here/,
  'missing-equals-sign': /a `=` here/,
  'missing-expression': /an expression here/,
  'missing-label': /~/,
  'missing-token': /a `[)\]}>]` here/,
  'missing-prop': /required props|is a component|has type: \(~.*: \{/,
  'no-children': /child/,
  'option-instead-of-value': /has type: option[<(](?!.*(?:wanted|type|expecting): option[<(])/,
  'plus-between-strings': /has type: string .*\+ operator/,
  'polymorphic-variant-pattern': /values of type \[/,
  'promise-not-awaited':
    /has type: (?:promise|Js\.Promise\.t)[<(](?!.*(?:wanted|type|expecting): (?:promise|Js\.Promise\.t)[<(])/,
  // The message is that of any other value.
  'recursive-function-without-rec': NEVER,
  'result-not-used': /(?:wanted|return|have type): unit\b(?! =>)(?!.*if statement)/,
  'state-setter-wants-a-function': /has type: (?!unit\b)/,
  'state-wants-a-function': /(?:wanted|expecting): unit => (?!.*extra parameter)/,
  'string-in-jsx': /has type: (?:string|int|float)\b.*: (?:React\.element|React\.reactElement)/,
  'switch-branches-differ': /this switch/,
  'try-without-catch': /a `catch` here/,
  'unclosed-element': /a `<\/` here/,
  'unexpected-token': /looking at/,
  'unknown-attribute': /domProps/,
  'unknown-prop': /props\b|JSX component|~\??key\b/,
  // The message of the warning itself has an entry.
  'warning-is-an-error': NEVER,
};

/** How many arguments v11 counts in a call, and how many the function has. */
const APPLIED = /applied with (\d+) arguments but it requires (\d+)/;

/** Whether a call has too few arguments or too many; undefined where the message doesn't count them. */
function countedArguments(said: string): 'few' | 'many' | undefined {
  const [, got, wanted] = APPLIED.exec(said) ?? [];
  if (got !== undefined) return Number(got) < Number(wanted) ? 'few' : 'many';
  if (/called with just/.test(said)) return 'few';
  return /takes just|only accepts/.test(said) ? 'many' : undefined;
}

/** Whether a message says what none says that is about an entry. */
const UNLIKE: Readonly<Record<string, (said: string) => boolean>> = {
  'constructor-not-in-type': (said) => / exn\b/.test(said),
  'constructor-too-many-arguments': (said) => /\bonly\b/.test(said),
  'missing-label': (said) =>
    countedArguments(said) === 'many' || /called with just|does not take/.test(said),
  'too-few-arguments': (said) => {
    const counted = countedArguments(said);
    if (counted === undefined) return /~|argument of type unit\b/.test(said);
    // Of a function whose parameters all have labels, one of these is missing.
    const labels = said.split('~').length - 1;
    return counted === 'many' || labels === Number(APPLIED.exec(said)?.[2]);
  },
  'too-many-arguments': (said) => countedArguments(said) !== 'many',
};

/** What must stand in the lines of source that a message shows, for entries whose message others have, too. */
const SOURCE: Readonly<Record<string, RegExp>> = {
  'async-in-v9': /\basync\b/,
};

const WARNING = /Warning number (\d+)/;

/** Whether an entry is about a special case: if a message can be about it, it is before more general ones. */
export function isSpecialCase(id: string): boolean {
  return Object.hasOwn(TELLING, id);
}

/**
 * Whether a message can be about an entry of the index of errors.
 *
 * @param id of the entry
 * @param output of a compiler, with its frames
 * @param known messages of the entry
 */
export function canBeAbout(id: string, output: string, known: readonly string[]): boolean {
  const messages = messagesOf(output);
  const said = messages.map(({ text }) => text).join(' ');
  const source = messages.map((message) => message.source).join('\n');
  const number = WARNING.exec(said)?.[1];
  const hasNumber =
    number === undefined || known.some((message) => WARNING.exec(message)?.[1] === number);
  return (
    hasNumber &&
    (TELLING[id]?.test(said) ?? true) &&
    !(UNLIKE[id]?.(said) ?? false) &&
    (SOURCE[id]?.test(source) ?? true)
  );
}
