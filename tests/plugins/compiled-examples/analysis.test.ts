import { analysisIn } from '../../../plugins/compiled-examples/compiler/analysis';

const item = (fields: object): object => ({
  label: 'x',
  kind: 12,
  tags: [],
  detail: '',
  ...fields,
});

describe('what the analysis tool prints', () => {
  it('becomes suggestions', () => {
    const printed = JSON.stringify([
      item({
        label: 'map',
        detail: '(\n  Core__Array.t<int>,\n  int => int,\n) => array<int>',
        documentation: {
          kind: 'markdown',
          value:
            '\n`map(xs, f)` maps.\nSee [MDN](https://x.example).\n\n## Examples\n\n```rescript\nmap\n```\n',
        },
      }),
      item({ label: 'Some', kind: 4, insertText: 'Some(${1:_})$0', documentation: null }),
      item({ label: 'Array', kind: 9, detail: 'module Array' }),
      item({ label: 'u', detail: '\\"Type Not Known"' }),
      item({ label: '->map', additionalTextEdits: [{}] }),
    ]);
    expect(analysisIn('completion', printed)).toEqual({
      suggestions: [
        {
          kind: 'function',
          label: 'map',
          detail: '(\n  Array.t<int>,\n  int => int,\n) => array<int>',
          summary: 'map(xs, f) maps. See MDN.',
        },
        { kind: 'constructor', label: 'Some', insert: 'Some(_)', detail: '', summary: '' },
        { kind: 'module', label: 'Array', detail: 'module Array', summary: '' },
        { kind: 'value', label: 'u', detail: '', summary: '' },
      ],
    });
  });

  it.each(['', '---\n'])('becomes a type, and what its documentation says first%j', (line) => {
    const value = `\`\`\`rescript\narray<int> => int\n\`\`\`\n\n${line}How many.\n\nMore.`;
    expect(analysisIn('hover', JSON.stringify({ contents: { kind: 'markdown', value } }))).toEqual({
      suggestions: [],
      type: 'array<int> => int',
      summary: 'How many.',
    });
  });

  it('becomes the signature of a function', () => {
    const label = '(int, float) => int';
    const printed = JSON.stringify({
      signatures: [{ label, parameters: [{ label: [1, 4] }, { label: [6, 11] }] }],
      activeSignature: 0,
      activeParameter: 1,
    });
    expect(analysisIn('signature', printed).signature).toEqual({
      label,
      active: { from: 6, to: 11 },
      summary: '',
    });
  });

  it.each([
    ['an unknown parameter', { activeParameter: -1 }],
    ['a parameter outside', { activeParameter: 0 }],
  ])('marks nothing for %s', (_, fields) => {
    const signatures = [{ label: 'a => b', parameters: [{ label: [3, 900] }] }];
    const printed = JSON.stringify({ signatures, activeSignature: 0, ...fields });
    expect(analysisIn('signature', printed).signature).toEqual({ label: 'a => b', summary: '' });
  });

  it.each(['', 'null', '[]', '{}', 'Segmentation fault', '[{"label": 1}]', '{"contents": 3}'])(
    'is nothing where it is %j',
    (printed) => {
      for (const question of ['completion', 'hover', 'signature'] as const) {
        expect(analysisIn(question, printed)).toEqual({ suggestions: [] });
      }
    },
  );

  it('is cut where there is too much of it', () => {
    const many = Array.from({ length: 1000 }, () => item({ detail: 'x'.repeat(5000) }));
    const { suggestions } = analysisIn('completion', JSON.stringify(many));
    expect(suggestions).toHaveLength(300);
    expect(suggestions[0]?.detail).toHaveLength(601);
  });
});
