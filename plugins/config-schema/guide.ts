import { createSlugger } from '@docusaurus/utils';

/** The lines of a page's Markdown that do not stand in a fence. */
function* linesOutsideFences(text: string): Generator<string> {
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const [, ticks] = /^ *(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== undefined) {
      if (ticks?.startsWith(fence)) fence = undefined;
    } else if (ticks !== undefined) fence = ticks;
    else yield line;
  }
}

/**
 * Where a page of our own describes the keys of the configuration.
 *
 * A key is described by a heading that is its name, else by the row of a table of keys (its first
 * column is called “Key”, “Older key” or the like): at the address that the row links, else below the
 * heading of the table.
 *
 * @param text the page's Markdown
 * @returns addresses, without `#`, by the name of a top-level key
 */
export function addressesOf(text: string): ReadonlyMap<string, string> {
  const headings = new Map<string, string>();
  const rows = new Map<string, string>();
  const slugger = createSlugger();
  let section = '';
  let isKeyTable = false;
  for (const line of linesOutsideFences(text)) {
    const [, heading] = /^#{2,6} +(.*)$/.exec(line) ?? [];
    if (heading !== undefined) {
      const [, title = heading, id] = /^(.*?) *\{\/\* *#(\S+) *\*\/\} *$/.exec(heading) ?? [];
      section = id ?? slugger.slug(title.replaceAll('`', ''));
      headings.set(title.replaceAll('`', ''), section);
      isKeyTable = false;
      continue;
    }
    const [, cell] = /^\| *(.*?) *(?<!\\)\|/.exec(line) ?? [];
    if (cell === undefined) isKeyTable = false;
    else if (/\bkeys?$/i.test(cell)) isKeyTable = true;
    else if (isKeyTable) {
      const links = [...cell.matchAll(/\[([^\]]*)\]\(#([\w-]+)\)/g)];
      for (const [, name = ''] of cell.matchAll(/`([^`]+)`/g)) {
        const [, , address] = links.find(([, label = '']) => label.includes(`\`${name}\``)) ?? [];
        if (!rows.has(name)) rows.set(name, address ?? section);
      }
    }
  }
  return new Map([...rows, ...headings]);
}
