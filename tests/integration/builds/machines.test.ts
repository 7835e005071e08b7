/**
 * Whole builds as other machines make them. Each takes minutes, so that `npm test` leaves them out:
 * `npm run integration -- builds`.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { copyRepository, type Repository } from '../support/repository';

const ROOT = path.resolve(__dirname, '../../..');
const PACKAGES = path.join(ROOT, 'node_modules');
const ANSWERS = path.join('node_modules', '.cache', 'compiled-examples');

/** Neither the reference nor the checks of continuous integration. */
const ENVIRONMENT = { NO_API: '1', CI: undefined };

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

function copied(): Repository {
  const repository = copyRepository();
  folders.push(repository.folder);
  return repository;
}

/** Builds as a shell would, and returns all that is printed. */
function build(folder: string, environment: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, ...ENVIRONMENT, ...environment },
  });
  const printed = `${stdout}${stderr}`;
  if (status !== 0) throw new Error(`npm run build in ${folder} ended with ${status}:\n${printed}`);
  return printed;
}

/** Replaces a link by a folder with links to what it holds. */
function unfold(link: string): void {
  const target = fs.realpathSync(link);
  fs.rmSync(link);
  fs.mkdirSync(link);
  for (const name of fs.readdirSync(target)) {
    fs.symlinkSync(path.join(target, name), path.join(link, name));
  }
}

/** Files below a folder, relative to it. */
function filesOf(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

describe('where the programs of a version are for another processor', () => {
  /** The first bytes of a program for Linux on arm64, and some of what a shell would read as its text. */
  const FOREIGN = Buffer.concat([
    Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0xb7, 0]),
    Buffer.alloc(4096, '\n(ret) mov; '),
  ]);
  const FENCE = '\n\n```re\nlet onAnotherMachine = [|1, 2, 3|];\n```\n';
  const PAGES = ['overview', 'function', 'record'].map(
    (page) => `versioned_docs/version-v8.0.0/${page}.mdx`,
  );

  function withForeignTools(): Repository {
    const repository = copied();
    const tools = path.join(repository.folder, 'node_modules', 'bs-platform');
    unfold(tools);
    unfold(path.join(tools, 'linux'));
    for (const name of ['bsc.exe', 'refmt.exe']) {
      const file = path.join(tools, 'linux', name);
      fs.rmSync(file);
      fs.writeFileSync(file, FOREIGN, { mode: 0o755 });
    }
    for (const page of PAGES) repository.write(page, `${repository.read(page)}${FENCE}`);
    return repository;
  }

  test('the build says so once, and the pages say what they lack', () => {
    const { folder } = withForeignTools();
    const printed = build(folder);
    const sentences = printed.match(/Expected bs-platform 8\.4\.2 to run on [^\n]*/g) ?? [];
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(/ answered .* instead of 8\.4\.2|ENOEXEC/);
    expect(printed).not.toContain('Syntax error!');
    const html = path.join(folder, 'build/docs/manual/v8.0.0/function.html');
    const page = fs.existsSync(html) ? html : html.replace('.html', '/index.html');
    expect(fs.readFileSync(page, 'utf8')).toContain(
      'The compiled output is not available in this build.',
    );
  });

  test('continuous integration ends with that sentence', () => {
    const { folder } = withForeignTools();
    expect(() => build(folder, { CI: 'true' })).toThrow(/Expected bs-platform 8\.4\.2 to run on/);
  });
});

describe('builds of one commit', () => {
  /**
   * A script that each Node loads first: its clock begins at a time that the test chooses.
   *
   * @param start an ISO date; of one year, because the footer's is the clock's
   */
  const clockFrom = (start: string) => `
    const Original = Date;
    const AHEAD = Original.parse('${start}') - Original.now();
    globalThis.Date = class extends Original {
      constructor(...args) { args.length === 0 ? super(Original.now() + AHEAD) : super(...args); }
      static now() { return Original.now() + AHEAD; }
    };
  `;

  function buildAt(start: string, zone: string, { folder, write }: Repository): string {
    write('clock.cjs', clockFrom(start));
    return build(folder, {
      SOURCE_DATE_EPOCH: '1764000000',
      TZ: zone,
      NODE_OPTIONS: `--require ${path.join(folder, 'clock.cjs')}`,
    });
  }

  /** Damages every so many files of a cache, each in one of four ways. */
  function damage(cache: string, every: number): number {
    const files = filesOf(cache).filter((file) => !file.startsWith('tests'));
    const chosen = files.filter((_, index) => index % every === 0);
    chosen.forEach((file, index) => {
      const target = path.join(cache, file);
      const bytes = fs.readFileSync(target);
      const middle = Math.floor(bytes.length / 2);
      const flipped = Buffer.from(bytes);
      flipped[middle] = (flipped[middle] ?? 0) ^ 1;
      const other = Buffer.from('{"status":"compiled","javaScript":"let wrong;","stderr":""}');
      fs.writeFileSync(
        target,
        [Buffer.alloc(0), bytes.subarray(0, middle), flipped, other][index % 4] ?? other,
      );
    });
    return chosen.length;
  }

  test('are the same under another clock, in another time zone and with a damaged cache', () => {
    const repository = copied();
    const output = path.join(repository.folder, 'build');
    const first = path.join(repository.folder, 'first');
    buildAt('2027-02-03T04:05:06Z', 'Europe/Berlin', repository);
    fs.renameSync(output, first);

    const cache = path.join(repository.folder, ANSWERS);
    const shared = fs.realpathSync(cache);
    fs.rmSync(cache);
    fs.cpSync(shared, cache, { recursive: true });
    expect(damage(cache, 40)).toBeGreaterThan(100);
    for (const folder of ['.docusaurus', 'node_modules/.cache/rspack']) {
      fs.rmSync(path.join(repository.folder, folder), { recursive: true, force: true });
    }
    const printed = buildAt('2027-10-11T22:33:44Z', 'Pacific/Auckland', repository);

    expect(printed.match(/to be as it was written, got other content/g)).toHaveLength(1);
    expect(filesOf(output)).toEqual(filesOf(first));
    const differing = filesOf(output).filter((file) => {
      const [now, then] = [first, output].map((folder) => fs.readFileSync(path.join(folder, file)));
      return !now || !then?.equals(now);
    });
    expect(differing).toEqual([]);
  });
});

test('a production install in a folder with a blank and an umlaut, without a history, builds', () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'docs für alle '));
  folders.push(parent);
  const source = copied().folder;
  const folder = path.join(parent, 'site');
  fs.rmSync(path.join(source, 'node_modules'), { recursive: true });
  fs.renameSync(source, folder);
  const installed = spawnSync('npm', ['ci', '--omit=dev', '--prefer-offline'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect({ status: installed.status, stderr: installed.stderr }).toMatchObject({ status: 0 });
  fs.cpSync(path.join(ROOT, ANSWERS), path.join(folder, ANSWERS), { recursive: true });
  build(folder, { HOME: undefined });
  expect(fs.readdirSync(PACKAGES)).not.toEqual(fs.readdirSync(path.join(folder, 'node_modules')));
  expect(fs.readFileSync(path.join(folder, 'build/index.html'), 'utf8')).toContain('ReScript');
});
