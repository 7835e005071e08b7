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

/** What a message doesn't say that is about an entry. */
const UNLIKE: Readonly<Record<string, RegExp>> = {
  'constructor-not-in-type': / exn\b/,
  'constructor-too-many-arguments': /\bonly\b/,
  'too-few-arguments': /~|argument of type unit\b/,
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
    !UNLIKE[id]?.test(said) &&
    (SOURCE[id]?.test(source) ?? true)
  );
}
