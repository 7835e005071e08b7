// cspell:ignore reasonml
import fs from 'node:fs';
import path from 'node:path';

import { highlight } from '../../../src/lib/highlight';
import { languageOf } from '../../../plugins/code-blocks/languages';
import { expectGolden } from '../../support/golden';

const SAMPLES = path.join(__dirname, 'golden');

/** Runs with a kind as `«kind:text»`, the rest as it is. */
function marked(code: string, word: string): string {
  return highlight(code, languageOf(word).grammar)
    .map((runs) => runs.map(({ kind, text }) => (kind ? `«${kind}:${text}»` : text)).join(''))
    .join('\n');
}

describe('highlight', () => {
  const samples = fs.readdirSync(SAMPLES).filter((name) => /^sample\.\w+$/.test(name));

  test.each(samples)('colors %s as in its golden file', (name) => {
    const code = fs.readFileSync(path.join(SAMPLES, name), 'utf8').trimEnd();
    expectGolden(__dirname, `${name}.txt`, marked(code, path.extname(name).slice(1)));
  });

  test.each(samples)('keeps every character of %s', (name) => {
    const code = fs.readFileSync(path.join(SAMPLES, name), 'utf8');
    const { grammar } = languageOf(path.extname(name).slice(1));
    const runs = highlight(code, grammar);
    expect(runs.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code);
  });

  test('leaves text without a grammar alone', () => {
    expect(highlight('let a = 1\n\nb', undefined)).toEqual([
      [{ text: 'let a = 1' }],
      [],
      [{ text: 'b' }],
    ]);
  });

  test('splits what runs over several lines', () => {
    expect(highlight('/* a\nb */', 'rescript')).toEqual([
      [{ text: '/* a', kind: 'comment' }],
      [{ text: 'b */', kind: 'comment' }],
    ]);
  });

  test('takes the words of a loop for names elsewhere', () => {
    const keywords = (code: string) =>
      marked(code, 'res')
        .match(/«keyword:[^»]*»/g)
        ?.map((run) => run.slice(9, -1).trim());
    expect(keywords('for a in 0 to 3 { b }')).toEqual(['for', 'in', 'to']);
    expect(keywords('for a in b downto -1 {}')).toEqual(['for', 'in', 'downto']);
    expect(keywords('let to = from + to')).toEqual(['let']);
    expect(keywords('f(to, downto)')).toBeUndefined();
  });

  test('is quick with long and hostile text', () => {
    const hostile = `${'/*'.repeat(400)}${'`${'.repeat(400)}${'('.repeat(2000)}`;
    const started = performance.now();
    for (const grammar of ['rescript', 'reason']) highlight(hostile, grammar);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('languageOf', () => {
  test.each([
    ['res', 'RES'],
    ['rescript', 'RES'],
    ['RESI', 'RESI'],
    ['reason', 'RE'],
    ['reasonml', 'RE'],
    ['ocaml', 'ML'],
    ['bash', 'SH'],
    ['javascript', 'JS'],
    ['json', 'JSON'],
    ['text', undefined],
    ['klingon', undefined],
    [null, undefined],
  ])('labels %s fences %s', (word, label) => {
    expect(languageOf(word).label).toBe(label);
  });
});
