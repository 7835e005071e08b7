import fs from 'node:fs';

import { blockOfText } from '../../support/proseBlock';
import { phraseRule } from '../../../scripts/prose/rules/phrases';
import { GLOSSARY, glossaryPhrases, NAMES } from '../../../scripts/prose/vocabulary';

/** Rows of the table below a heading, as cells without padding. */
function tableBelow(heading: string, page: string): string[][] {
  const [, section = ''] = page.split(`\n${heading}\n`);
  const [table = ''] = /(?:^\|.*\n)+/m.exec(section) ?? [];
  const rows = table.trimEnd().split('\n');
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('the glossary', () => {
  it('is the table of contributing/prose.md', () => {
    const page = fs.readFileSync('contributing/prose.md', 'utf8');
    expect(tableBelow('## Glossary', page)).toEqual(
      GLOSSARY.map(({ term, use, not }) => [term, use, not]),
    );
  });

  it('finds no fault with its own terms', () => {
    const rule = phraseRule(glossaryPhrases());
    expect(GLOSSARY.flatMap(({ term }) => rule(blockOfText(`the ${term}`)))).toEqual([]);
  });
});

describe('the names', () => {
  it('find no fault with one another', () => {
    const rule = phraseRule(NAMES);
    const right = NAMES.map(({ advice }) => /“(.+?)”/.exec(advice)?.[1] ?? '');
    expect(right.flatMap((name) => rule(blockOfText(`about ${name} here`)))).toEqual([]);
  });
});
