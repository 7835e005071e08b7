/**
 * Components of articles that show data, as Markdown: what `plugins/llms` writes where a page has
 * such a component. A component with text inside of it needs no entry.
 */
import { COMMUNITY_LINKS } from './communityLinks';
import { REACT_BINDINGS } from './reactBindings';

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Markdown by the name of the component. */
export const ARTICLE_TEXTS = {
  BindingsTable: () =>
    table(
      ['Compiler', 'Bindings', 'React', 'Command'],
      REACT_BINDINGS.map(({ compiler, bindings, react, command }) => [
        compiler,
        bindings,
        react,
        `\`${command}\``,
      ]),
    ),
  LinkCards: () =>
    COMMUNITY_LINKS.map(
      ({ title, description, href }) => `- [${title}](${href}): ${description}`,
    ).join('\n'),
};
