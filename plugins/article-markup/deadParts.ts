import type { Root, RootContent } from 'mdast';

import type { Report } from './imageSizes';

/** What articles may import: components without state, which ESLint sees to, other articles, and pictures. */
const IMPORTABLE = /^@site\/src\/components\/|\.(?:mdx?|avif|gif|jpe?g|png|svg|webp)$/;

/** What a handler is called in JSX. */
const HANDLER = /^on[A-Z]/;

const REMEDY =
  'which does nothing in static HTML: make it an island (src/islands), delegate its behavior (src/behaviours), or render plain HTML.';

function importsOf(node: RootContent): readonly string[] {
  if (node.type !== 'mdxjsEsm') return [];
  return (node.data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return ['export'];
    const source = String(statement.source.value);
    return IMPORTABLE.test(source) ? [] : [`import of ${source}`];
  });
}

/** Handlers of the elements that stand in a part of a program's syntax tree. */
function handlersIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === 'JSXAttribute' && 'name' in part) {
    const name: unknown = Reflect.get(Object(part.name), 'name');
    if (typeof name === 'string' && HANDLER.test(name)) return [name];
  }
  return Object.values(part).flatMap(handlersIn);
}

function handlersOf(node: RootContent): readonly string[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' && HANDLER.test(attribute.name)
          ? [`${attribute.name} on <${node.name ?? ''}>`]
          : [],
      );
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return handlersIn(node.data?.estree);
    default:
      return [];
  }
}

/**
 * Reports what would be dead in an article, because no React runs behind it in the browser: code of
 * its own, imports of anything but our components, and handlers.
 */
export function refuseDeadParts(tree: Root, report: Report): void {
  const visit = (node: RootContent): void => {
    // What Docusaurus has added, such as the contents, has no place in the file.
    if (node.position !== undefined) {
      for (const part of [...importsOf(node), ...handlersOf(node)]) {
        report(
          node,
          `Expected nothing in an article to need React in the browser, got ${part}, ${REMEDY}`,
        );
      }
    }
    if ('children' in node) node.children.forEach(visit);
  };
  tree.children.forEach(visit);
}
