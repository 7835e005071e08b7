import { compilerFacts, format, formatTogether } from '../../../plugins/compiled-examples/compiler';
import { textsOf } from '../../../plugins/compiled-examples/compiler/format';
import { MANUAL_VERSIONS } from '../../../src/versions';

test('the texts of a file are what stands between the seams', () => {
  expect(textsOf('let a = 1\n\nlet seam = 1\n\n// b\nf(a)', 'res')).toEqual([
    'let a = 1',
    '// b\nf(a)',
  ]);
  expect(textsOf('let a = "let seam = 1"', 'res')).toEqual(['let a = "let seam = 1"']);
});

/** One that is formatted, and one that isn't, of each extension. */
const inReason = (name: string) =>
  [
    { extension: 're', code: `let ${name} = 1;` },
    { extension: 're', code: `let ${name}  = 2;` },
    { extension: 'rei', code: `let ${name}: int;` },
    { extension: 'rei', code: `let ${name}:  string;` },
  ] as const;

describe.each(MANUAL_VERSIONS)('the formatter of $name', ({ toolchain }) => {
  // Answers of earlier runs are kept.
  const salt = `salt${Date.now()}`;
  const sources = [
    { extension: 'res', code: `let ${salt} = 1` },
    { extension: 'res', code: `// a comment\nlet ${salt}  =  2` },
    { extension: 'res', code: `let ${salt} = (` },
    { extension: 'res', code: `let ${salt} = 3\n\n// the end` },
    { extension: 'resi', code: `let ${salt}: int` },
    { extension: 'resi', code: `let ${salt}:  string` },
    ...(compilerFacts(toolchain).syntaxes.includes('reason') ? inReason(salt) : []),
  ] as const;

  test('says of texts that share a file what it says of each alone', async () => {
    const shared = await Promise.all(sources.map((source) => formatTogether(source, toolchain)));
    const alone = await Promise.all(
      // Another name, so that the answers from above are not found again.
      sources.map(({ extension, code }) =>
        format({ extension, code: code.replaceAll('salt', 'gram') }, toolchain),
      ),
    );
    const named = JSON.parse(JSON.stringify(alone).replaceAll('gram', 'salt')) as unknown;
    expect(shared).toEqual(named);
    expect(shared.map(({ status }) => status)).toEqual(
      sources.map((_, index) => (index === 2 ? 'unreadable' : 'formatted')),
    );
  });
});
