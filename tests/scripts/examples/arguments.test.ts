import { parseArguments } from '../../../scripts/examples/arguments';
import { LATEST_MANUAL_VERSION, MANUAL_VERSIONS } from '../../../src/versions';

const latest = LATEST_MANUAL_VERSION.name;
const all = MANUAL_VERSIONS.map(({ name }) => name);

test.each([
  [[], { kind: 'all', writes: false }],
  [['--format'], { kind: 'all', writes: true }],
  [['docs/a.mdx', 'blog'], { kind: 'pages', places: ['docs/a.mdx', 'blog'], writes: false }],
  [['--format', 'blog'], { kind: 'pages', places: ['blog'], writes: true }],
  [['--comments'], { kind: 'comments', versions: all }],
  [['--comments', latest], { kind: 'comments', versions: [latest] }],
])('%j', (args, value) => {
  expect(parseArguments(args)).toEqual({ ok: true, value });
});

test.each([
  [['--comment'], /^Expected files, folders, --format or --comments, got --comment; /],
  [['-c', 'blog'], /got -c; /],
  [['--comments', '--format'], /^Expected --format or --comments, got both; /],
  [
    ['--comments', 'docs'],
    /^Expected versions after --comments \((?:v\S+, )+v8\.0\.0\), got docs\.$/,
  ],
])('%j is answered by a sentence', (args, sentence) => {
  expect(parseArguments(args)).toEqual({ ok: false, error: expect.stringMatching(sentence) });
});
