import { indexText, rootText, wholeText } from '../../../plugins/llms/files';
import { LLM_PATHS, LLM_SETS, type LlmSet } from '../../../src/lib/llmFiles';
import { expectGolden } from '../../support/golden';

/** `llmFiles` of the route facts, and the index of the root. */
const ROUTES = [
  '/llms.txt',
  ...['manual/v11.0.0', 'manual/v12.0.0', 'react/latest', 'react/v0.10.0', 'react/v0.11.0'].flatMap(
    (folder) =>
      ['llms.txt', 'llm-full.txt', 'llm-small.txt'].map((file) => `/llms/${folder}/${file}`),
  ),
];

function setIn(folder: string): LlmSet {
  const set = LLM_SETS.find((candidate) => candidate.folder === folder);
  if (!set) throw new Error(`Expected a set in ${folder}, found none.`);
  return set;
}

test('the files have the addresses of the route facts', () => {
  expect([...LLM_PATHS].sort()).toEqual(ROUTES.sort());
});

test('the index of a version lists its categories', () => {
  const page = (title: string, description = '') => ({
    title,
    description,
    address: `/docs/manual/v12.0.0/${title.toLowerCase()}`,
    source: '',
  });
  expectGolden(
    __dirname,
    'llms.txt',
    indexText(
      setIn('/llms/manual/v12.0.0'),
      [
        { label: 'Overview', pages: [page('Introduction', 'What it is.')] },
        { label: 'Extra', pages: [page('FAQ'), page('A[0]', 'Brackets.')] },
      ],
      {
        siteRoot: 'https://docs.example.org/site',
        markdownUrl: (address) => `https://docs.example.org/site${address}.md`,
        api: [page('Array', 'A mutable array.')],
      },
    ),
  );
});

test('the whole text has each page with its address, and the reference at the end', () => {
  expectGolden(
    __dirname,
    'llm-full.txt',
    wholeText(
      setIn('/llms/react/v0.10.0'),
      'full',
      [
        { url: 'https://docs.example.org/a', markdown: '# A\n\n> About A.\n\nText.\n' },
        { url: 'https://docs.example.org/b', markdown: '# B\n\nText.\n' },
      ],
      '# API reference\n',
    ),
  );
});

test('the root says which version is which, and names the files of all', () => {
  const text = rootText('https://docs.example.org');
  expectGolden(__dirname, 'root.txt', text);
  for (const path of LLM_PATHS.slice(1))
    expect(text).toContain(`(https://docs.example.org${path})`);
  expect(text).toMatch(/^# ReScript\n\n> /);
});
