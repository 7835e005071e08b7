/**
 * @jest-environment jsdom
 *
 * "A version with a new compiler" (contributing/versions.md) on a copy of the repository: the commands, one row and one
 * record, and everything knows the compiler.
 */
import { compilerMajor } from '../../../src/lib/installCommands';
import { currentOf } from '../../../src/lib/versionTable';
import { MANUAL_VERSIONS } from '../../../src/versions';
import { builtPage, linksOf, pagesBelow, versionTag } from '../support/builtSite';
import { installCompiler } from '../support/installCompiler';
import { copyRepository, type Repository } from '../support/repository';
import { addRecord, addToolchain, cutVersion } from '../support/versionTable';

const current = currentOf(MANUAL_VERSIONS);
const before = compilerMajor(current.toolchain);
const compiler = { before, major: before + 1 };
const NEW = `v${compiler.major}.0.0`;

/** Where the version that was being written is served from now on. */
const FROZEN = current.channel === 'latest' ? current.path : current.name;

let repository: Repository;

beforeAll(() => {
  repository = copyRepository({ CI: 'true' }, true);
  installCompiler(repository, compiler);
  repository.docusaurus('docs:version', current.name);
  repository.docusaurus('docs:version:api', current.name);
  const cut = {
    table: 'MANUAL_VERSIONS',
    frozen: current.name,
    next: NEW,
    channel: 'next',
  } as const;
  repository.write(
    'src/versions.ts',
    addToolchain(cutVersion(repository.read('src/versions.ts'), cut), compiler),
  );
  repository.write('src/compilers.ts', addRecord(repository.read('src/compilers.ts'), compiler));
  // The known counts of its libraries.
  repository.script('unit', 'tests/plugins/api-reference/models', '--updateSnapshot');
});

afterAll(() => repository.remove());

test.each(['types', 'lint:code', 'examples'])('npm run %s passes', (script) => {
  expect(() => repository.script(script)).not.toThrow();
});

/** The one suite that reads what pages tell readers to install. */
const COMMANDS = 'tests/installCommands.test.ts';

test('npm run unit passes, but for commands that the copied pages have of the compiler before', () => {
  expect(() =>
    repository.script('unit', '--testPathIgnorePatterns', COMMANDS, '/integration/'),
  ).not.toThrow();
  expect(() => repository.script('unit', COMMANDS)).toThrow(
    /docs\/manual\/installation\.mdx: npm install/,
  );
});

describe('the built site', () => {
  beforeAll(() => repository.script('build'));

  test('has the pages of the new version, and offers the old one beside it', () => {
    const pages = pagesBelow(repository, `/docs/manual/${NEW}`);
    expect(pages).toContain('introduction.html');
    expect(pages).toEqual(pagesBelow(repository, `/docs/manual/${FROZEN}`));
    const page = builtPage(repository, `/docs/manual/${NEW}/record`);
    expect(versionTag(page)).toBe(NEW);
    expect(linksOf(page)).toContain(`/docs/manual/${FROZEN}/record`);
  });

  test('compiles examples with the new compiler, and lets readers open them with it', () => {
    const page = builtPage(repository, `/docs/manual/${NEW}/record`);
    const playground = linksOf(page, 'article').filter((link) => link?.startsWith('/try?'));
    expect(playground.length).toBeGreaterThan(5);
    for (const link of playground) expect(link).toContain(`version=v${compiler.major}.0.0`);
    expect(page.querySelector('article')?.textContent).not.toContain('not available in this build');
  });

  test('has an API reference that is read from its packages', () => {
    const model: unknown = JSON.parse(repository.read(`build/api/${NEW}.json`));
    expect(model).toMatchObject({ version: NEW });
    const map = builtPage(repository, `/docs/manual/${NEW}/api/belt/map`);
    expect(map.querySelector('h1')?.textContent).toBe('Belt.Map');
  });

  test('has files for language models, and says how to install the compiler', () => {
    const index = repository.read('build/llms.txt');
    expect(index).toContain(
      `ReScript ${compiler.major}: \`npm install rescript@${compiler.major}\``,
    );
    expect(index).toContain(`/llms/manual/${NEW}/llms.txt`);
  });
});
