import fs from 'node:fs';

import { extensionOf } from '../../../plugins/compiled-examples/fences';
import { type ScannedFence, scanFences } from '../../../plugins/compiled-examples/scan';
import { isTypeScriptExample } from '../../../plugins/compiled-examples/typescript';
import { pagesBelow } from '../../../scripts/examples/pages';

const PAGES = ['docs', 'versioned_docs'].flatMap((folder) =>
  [...pagesBelow(folder)].filter((page) => page.endsWith('/typescript-developers.mdx')),
);

/** The fences of a page's entries, which are its headings of level 3, by the heading. */
function entriesOf(page: string): Map<string, ScannedFence[]> {
  const text = fs.readFileSync(page, 'utf8');
  const entries = new Map<string, ScannedFence[]>();
  const fences = scanFences(text);
  const isCode = (line: number) => fences.some((fence) => fence.line <= line && line <= fence.end);
  let entry: ScannedFence[] | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, level = '', title = ''] = /^(#{2,3}) (.*)$/.exec(isCode(index) ? '' : line) ?? [];
    if (level === '##') entry = undefined;
    if (level === '###') entries.set(title, (entry = []));
    const fence = fences.find((candidate) => candidate.line === index + 1);
    if (fence) entry?.push(fence);
  }
  return entries;
}

test('two versions of the manual have the phrase book, and those that follow', () => {
  expect(PAGES.length).toBeGreaterThanOrEqual(2);
});

describe.each(PAGES)('%s', (page) => {
  const entries = [...entriesOf(page)].filter(([, fences]) =>
    fences.some(({ meta }) => meta !== 'expect-error'),
  );

  test('has every type and idiom of the list', () => {
    const titles = entries.map(([title]) => title).join('\n');
    for (const word of [
      ...[
        'string',
        'number',
        'Arrays',
        'Recursive types',
        'Tuples',
        'interface',
        'type',
        'enum',
        'Partial',
        'Required',
        'Pick',
        'Omit',
        'Record',
        'keyof',
      ],
      ...['readonly', 'as const', 'satisfies', 'unknown', 'any', 'never', 'void', 'class'],
      ...['extends', 'implements', 'namespace', 'typeof', 'instanceof', 'ReturnType', 'Exclude'],
      ...['type guards', 'Overloads', 'Generic constraints', 'Discriminated unions', 'declare'],
      ...['Optional chaining', 'Non-null', 'Declaration merging', 'module augmentation'],
      ...['Mapped and conditional types', 'Template literal types', 'Branded types'],
    ]) {
      expect(titles).toContain(word);
    }
  });

  test.each(entries)('%s: both sides are compiled', (_, fences) => {
    expect(fences.filter(isTypeScriptExample)).toHaveLength(1);
    const others = fences.filter((fence) => !isTypeScriptExample(fence));
    expect(others).not.toHaveLength(0);
    for (const { language, meta } of others) {
      expect(extensionOf(language)).toBe('res');
      expect(meta).not.toContain('no-check');
    }
  });
});
