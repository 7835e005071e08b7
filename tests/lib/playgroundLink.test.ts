import { compressToEncodedURIComponent } from 'lz-string';
import {
  MAX_CODE_LENGTH,
  MAX_COMPRESSED_LENGTH,
  playgroundLink,
  readPlaygroundLink,
} from '../../src/lib/playgroundLink';

const CODE = 'let greeting = "Grüße, 世界"\nConsole.log(`${greeting} + 1 & 2 = 3`)\n';

function queryOf(link: string | undefined): string {
  return link?.split('?')[1] ?? '';
}

/** Text that hardly compresses, always the same. */
function noise(length: number): string {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (seed * 48271) % 2147483647;
    return String.fromCharCode(33 + (seed % 90));
  }).join('');
}

describe('playgroundLink', () => {
  test('order of the parts: code last', () => {
    const link = playgroundLink({
      code: 'let a = 1',
      moduleFormat: 'commonjs',
      syntax: 'reason',
      version: 'v8.0.0',
    });
    const compressed = compressToEncodedURIComponent('let a = 1');
    expect(link).toBe(`/try?version=v8.0.0&ext=re&module=commonjs&code=${compressed}`);
  });

  test('all settings have their place before the code', () => {
    const link = playgroundLink({
      version: 'v12.2.0',
      moduleFormat: 'esmodule',
      warningFlags: '+a-4-9',
      jsxMode: 'preserve',
      openModules: ['Belt', 'Belt.Array'],
      experiments: ['LetUnwrap'],
      autoRun: true,
      code: '',
    });
    expect(link).toBe(
      '/try?version=v12.2.0&module=esmodule&flags=%2Ba-4-9&jsxPreserve=true&open=Belt,Belt.Array' +
        '&experiments=LetUnwrap&autorun=true&code=Q',
    );
  });

  test('ReScript is not spelled out; absent parts are left out', () => {
    expect(playgroundLink({ syntax: 'rescript', version: 'v11.0.0' })).toBe('/try?version=v11.0.0');
    expect(playgroundLink({})).toBe('/try');
    expect(playgroundLink({}, '/site/')).toBe('/site/try');
  });

  test('a program too long for a link has none', () => {
    expect(playgroundLink({ code: ' '.repeat(MAX_CODE_LENGTH + 1) })).toBeUndefined();
    expect(playgroundLink({ code: noise(40_000) })).toBeUndefined();
  });
});

describe('readPlaygroundLink', () => {
  test.each([
    { code: CODE },
    { code: '' },
    { code: ' '.repeat(MAX_CODE_LENGTH) },
    { code: noise(5000), version: 'v12.0.0-alpha.3' },
    { code: CODE, version: 'v8.0.0', syntax: 'reason', moduleFormat: 'esmodule' } as const,
    {
      code: CODE,
      warningFlags: '+a-4-9@20..30-A',
      jsxMode: 'preserve',
      openModules: [],
      experiments: ['LetUnwrap', 'Other'],
      autoRun: true,
    } as const,
    { jsxMode: 'classic', openModules: ['Belt.Array', 'RescriptCore'] } as const,
    {},
  ])('reads what was written %#', (program) => {
    expect(readPlaygroundLink(queryOf(playgroundLink(program)))).toEqual({
      ...program,
      problems: [],
    });
  });

  test('reads a query with its question mark, and other spellings', () => {
    expect(readPlaygroundLink('?ext=res&module=nodejs')).toEqual({
      syntax: 'rescript',
      moduleFormat: 'commonjs',
      problems: [],
    });
  });

  test.each([
    'flags=-ppx',
    'flags=+a -ppx x',
    'flags=4',
    'open=-open',
    'open=belt',
    `open=${Array(21).fill('A').join(',')}`,
    'jsx=rubbish',
    'jsxPreserve=1',
    'experiments=a b',
    'autorun=yes',
  ])('%s is ignored with a sentence', (query) => {
    const { problems, ...rest } = readPlaygroundLink(query);
    expect(rest).toEqual({});
    expect(problems).toEqual([expect.stringMatching(/^Expected .*; it is ignored\.$/)]);
  });

  test('flags may come with plain pluses, as readers write them', () => {
    expect(readPlaygroundLink('flags=+a-4+9').warningFlags).toBe('+a-4+9');
    expect(readPlaygroundLink('jsxPreserve=false&autorun=false')).toEqual({ problems: [] });
  });

  test('reads links of the former site, which end in a brace', () => {
    expect(readPlaygroundLink(`?code=${compressToEncodedURIComponent(CODE)}}`)).toEqual({
      code: CODE,
      problems: [],
    });
  });

  test.each([
    [
      'version=11',
      'Expected a version v{major}.{minor}.{patch} in "version", got "11"; it is ignored.',
    ],
    ['ext=ml', 'Expected re or res in "ext", got "ml"; it is ignored.'],
    [
      'module=__proto__',
      'Expected commonjs or esmodule in "module", got "__proto__"; it is ignored.',
    ],
  ])('leaves out %s, with a reason', (query, problem) => {
    expect(readPlaygroundLink(query)).toEqual({ problems: [problem] });
  });

  test('one bad part does not spoil the others', () => {
    const query = `version=x&code=${compressToEncodedURIComponent(CODE)}`;
    expect(readPlaygroundLink(query)).toMatchObject({ code: CODE, problems: [expect.any(String)] });
  });

  test.each([
    ['nothing', ''],
    ['a word', 'hello'],
    ['a text that lz-string throws at', 'zzz'],
    ['other characters', '%00%FF!!'],
    ['a cut link', compressToEncodedURIComponent(CODE).slice(0, -12)],
    ['plain source', 'let%20a%20=%201'],
  ])('code that does not unpack: %s', (_name, code) => {
    expect(readPlaygroundLink(`code=${code}`)).toEqual({
      problems: [
        'Expected compressed source in "code", got a string that doesn’t unpack; copy the whole link.',
      ],
    });
  });

  test('code that is too long, packed or unpacked', () => {
    expect(readPlaygroundLink(`code=${'A'.repeat(MAX_COMPRESSED_LENGTH + 1)}`).problems).toEqual([
      'Expected at most 16384 characters of compressed code in "code", got 16385; share a shorter program.',
    ]);
    const bomb = compressToEncodedURIComponent('a'.repeat(200_000));
    expect(bomb.length).toBeLessThan(MAX_COMPRESSED_LENGTH);
    expect(readPlaygroundLink(`code=${bomb}`)).toEqual({
      problems: [
        'Expected a program of at most 100000 characters in "code", got 200000; share a shorter program.',
      ],
    });
  });
});

describe('several files', () => {
  const FILES = [
    { name: 'Shapes.resi', code: 'let double: int => int' },
    { name: 'Shapes.res', code: 'let double = x => x * 2 // "été" 世界' },
    { name: 'Main.res', code: '' },
  ];

  const withFiles = (text: string): string => `files=${compressToEncodedURIComponent(text)}`;

  test('come back in their order', () => {
    const link = playgroundLink({ version: 'v12.2.0', files: FILES });
    expect(link).toMatch(/^\/try\?version=v12\.2\.0&files=[^&]+$/);
    expect(readPlaygroundLink(queryOf(link))).toEqual({
      version: 'v12.2.0',
      files: FILES,
      problems: [],
    });
  });

  test('a program of one file is written as it was, whatever its text looks like', () => {
    const code = '[["Main.res","let a = 1"]]';
    const link = playgroundLink({ code });
    expect(link).toBe(`/try?code=${compressToEncodedURIComponent(code)}`);
    expect(readPlaygroundLink(queryOf(link))).toEqual({ code, problems: [] });
  });

  test.each([
    'let a = 1',
    '{}',
    'null',
    '[1]',
    '[["Main.res"]]',
    '[["Main.res", 1]]',
    '[["Main.res", "", ""]]',
    '[{"name": "Main.res", "code": ""}]',
  ])('%s is no list of files', (text) => {
    expect(readPlaygroundLink(withFiles(text))).toEqual({
      problems: [
        'Expected names and sources of files in "files", got something else; copy the whole link.',
      ],
    });
  });

  test('texts that are damaged or too long are told about as those of one file are', () => {
    expect(readPlaygroundLink('files=AAA').problems).toEqual([
      'Expected compressed source in "files", got a string that doesn’t unpack; copy the whole link.',
    ]);
    expect(
      readPlaygroundLink(`files=${'A'.repeat(MAX_COMPRESSED_LENGTH + 1)}`).problems[0],
    ).toMatch(/^Expected at most \d+ characters of compressed code in "files"/);
    const long = FILES.map((file) => ({ ...file, code: 'x'.repeat(MAX_CODE_LENGTH / 2) }));
    expect(playgroundLink({ files: long })).toBeUndefined();
  });
});
