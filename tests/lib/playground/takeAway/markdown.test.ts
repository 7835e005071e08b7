import { programMarkdown } from '../../../../src/lib/playground/takeAway/markdown';

const PROGRAM = {
  syntax: 'rescript',
  release: 'v12.2.0',
  href: 'https://site.example/try?a=b',
} as const;

it('is a fence with the version, which leads to the playground', () => {
  expect(programMarkdown({ ...PROGRAM, code: 'let tea = 3\n\n' })).toBe(
    '```rescript\nlet tea = 3\n```\n\n[ReScript v12.2.0, in the playground](https://site.example/try?a=b)\n',
  );
});

it('names the other syntax, and has no link where the program is too long for one', () => {
  const text = programMarkdown({
    ...PROGRAM,
    syntax: 'reason',
    href: undefined,
    code: 'let a = 1;',
  });
  expect(text).toBe('```reason\nlet a = 1;\n```\n\nReScript v12.2.0\n');
});

it('has a fence that the program can’t close', () => {
  const text = programMarkdown({ ...PROGRAM, code: '/** ```res\nx\n````\n*/' });
  expect(text).toMatch(/^`````rescript\n[^]*\n`````\n\n\[/);
});

it('has a fence for each of several files, below its name', () => {
  const files = [
    { name: 'Shapes.res', code: 'let a = 1\n' },
    { name: 'Main.res', code: 'let b = "```"' },
  ];
  expect(programMarkdown({ ...PROGRAM, href: undefined, code: 'let b = "```"', files })).toBe(
    [
      '`Shapes.res`',
      '',
      '```rescript\nlet a = 1\n```',
      '',
      '`Main.res`',
      '',
      '````rescript\nlet b = "```"\n````',
      '',
      'ReScript v12.2.0\n',
    ].join('\n'),
  );
});
