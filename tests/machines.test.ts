/**
 * Containers and workflows, which run on machines that no test has: they must fit the repository, hold no secrets where
 * others' code runs, and reach nobody who isn't meant.
 */
import fs from 'node:fs';
import path from 'node:path';

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

import {
  array,
  type Decoder,
  describe as say,
  dictionary,
  field,
  record,
  string,
} from '../src/lib/decode';

const read = (file: string): string => fs.readFileSync(path.resolve(file), 'utf8');

/** A file in YAML, by the parser of front matter. */
async function readYaml<T>(file: string, decoder: Decoder<T>): Promise<T> {
  const fileContent = `---\n${read(file)}\n---\n`;
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent,
  });
  const decoded = decoder(frontMatter);
  if (!decoded.ok) throw new Error(`${say(decoded.error)} in ${file}`);
  return decoded.value;
}

const packageFile = JSON.parse(read('package.json'));
const scripts: Readonly<Record<string, string>> = packageFile.scripts;

/** Scripts of package.json that a text runs. */
const scriptsIn = (text: string): string[] => [
  ...[...text.matchAll(/npm run (?:--?\w+ )*([\w:-]+)/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/npm (start|test)\b/g)].map(([, name = '']) => name),
];

describe('the Dockerfile', () => {
  const text = read('Dockerfile');
  const instructions = text
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => line.split(' '));
  const named = (name: string) => instructions.filter(([first]) => first === name);
  const stages = named('FROM').map(([, image = '', , stage]) => ({ image, stage }));

  it('has only instructions that it needs', () => {
    expect(new Set(instructions.map(([name]) => name))).toEqual(
      new Set(['FROM', 'WORKDIR', 'COPY', 'RUN']),
    );
    expect(text.split('\n').filter((line) => line !== '' && !/^(?:#|[A-Z]+ )/.test(line))).toEqual(
      [],
    );
  });

  it('builds on tagged images or its own stages', () => {
    const known: (string | undefined)[] = [];
    for (const { image, stage } of stages) {
      expect(known.includes(image) || /^[a-z/]+:[\w.-]+$/.test(image)).toBe(true);
      known.push(stage);
    }
  });

  it('copies what is there, and from stages that are there', () => {
    for (const [, ...words] of named('COPY')) {
      const stage = words.find((word) => word.startsWith('--from='));
      if (stage === undefined) {
        words.slice(0, -1).forEach((file) => expect(fs.existsSync(path.resolve(file))).toBe(true));
      } else expect(stages.map((one) => one.stage)).toContain(stage.slice('--from='.length));
    }
  });

  it('runs scripts that are there', () => {
    expect(scriptsIn(text)).toEqual(expect.arrayContaining(['build', 'nginx']));
    scriptsIn(text).forEach((name) => expect(scripts).toHaveProperty([name]));
  });

  it('serves what compose.yaml asks for, to this machine alone', async () => {
    const services = await readYaml(
      'compose.yaml',
      field(
        'services',
        dictionary(record({ build: field('target', string), ports: array(string) })),
      ),
    );
    for (const { build, ports } of Object.values(services)) {
      expect(stages.map(({ stage }) => stage)).toContain(build);
      ports.forEach((port) => expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/));
    }
    scriptsIn(read('compose.yaml')).forEach((name) => expect(scripts).toHaveProperty([name]));
  });
});

const WORKFLOWS = fs.readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);

describe.each(WORKFLOWS)('%s', (file) => {
  const text = read(file);

  it('can only read, and knows no secret', async () => {
    const { permissions } = await readYaml(file, record({ permissions: dictionary(string) }));
    expect(permissions).toEqual({ contents: 'read' });
    expect(text).not.toMatch(/secrets\.|pull_request_target|workflow_run|permissions:.*write/);
  });

  it('puts no words of strangers into commands', () => {
    // A title or a branch's name would be read by the shell.
    expect(text).not.toMatch(
      /github\.(?:head_ref|event\.(?:comment|head_commit|issue|pull_request\.(?:body|head|title)|review))/,
    );
  });

  it('runs scripts that are there', () => {
    scriptsIn(text).forEach((name) => expect(scripts).toHaveProperty([name]));
  });
});

test('the oldest Node of the workflow is the one that package.json asks for', async () => {
  const [oldest = ''] = await readYaml(
    '.github/workflows/machines.yml',
    field('jobs', field('build', field('strategy', field('matrix', field('node', array(string)))))),
  );
  expect(packageFile.engines.node).toBe(`>=${oldest.replace(/\.0$/, '')}`);
});

test('packages run no scripts when they are installed', () => {
  expect(read('.npmrc')).toContain('ignore-scripts=true');
});
