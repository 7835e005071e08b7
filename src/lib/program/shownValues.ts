/** What a program computes and says nothing about: examples that show a value without printing it. */
import { parse } from 'acorn';

/** Writes a value, unless there is none. It takes the value as an argument, so that `await` stays outside. */
const SHOW = '(value => value === undefined || console.log(value))(';

/**
 * A program that writes the values of its statements to the console, such as that of `List.size(books) == 3`. Lines
 * stay what they are.
 *
 * @param javaScript ES module as the compiler printed it; what is none stays as it is
 */
export function withShownValues(javaScript: string): string {
  let body;
  try {
    ({ body } = parse(javaScript, { ecmaVersion: 'latest', sourceType: 'module' }));
  } catch {
    return javaScript;
  }
  let shown = '';
  let end = 0;
  for (const statement of body) {
    if (statement.type !== 'ExpressionStatement' || statement.directive !== undefined) continue;
    const { expression } = statement;
    // An assignment does what it is there for.
    if (expression.type === 'AssignmentExpression') continue;
    shown += `${javaScript.slice(end, expression.start)}${SHOW}${javaScript.slice(expression.start, expression.end)})`;
    ({ end } = expression);
  }
  return shown + javaScript.slice(end);
}
