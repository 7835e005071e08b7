/** What the service says about places of programs, with the real compilers and the analysis tools of the editors. */
import fs from 'node:fs';

import { act } from '../../plugins/playground-service/service/actions';
import { installedReleases } from '../../plugins/playground-service/service/releases';
import { Workshop } from '../../plugins/playground-service/service/workshop';
import type { Analysis, AnalysisRequest } from '../../src/lib/playground/compiler';
import type { AnalyzeRequest } from '../../src/lib/playground/native/protocol';
import { inTurn } from './support/inTurn';

const workshop = new Workshop();
afterAll(() => workshop.close());

const RELEASES = installedReleases().map((release) => [release.name, release] as const);
type Release = (typeof RELEASES)[number][1];

/** Where `|` stands in a program, and the program without it. */
function placed(code: string): Pick<AnalysisRequest, 'code' | 'line' | 'column'> {
  const before = code.slice(0, code.indexOf('|'));
  const lines = before.split('\n');
  return {
    code: code.replace('|', ''),
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
  };
}

async function ask(
  release: Release,
  question: AnalysisRequest['question'],
  code: string,
  compiled?: string,
): Promise<Analysis> {
  const request: AnalyzeRequest = {
    release: release.name,
    settings: {
      syntax: 'rescript',
      moduleFormat: 'esmodule',
      openModules: release.capabilities.openModules,
      experiments: [],
    },
    question,
    ...placed(code),
    ...(compiled !== undefined && { compiled }),
  };
  const outcome = await act({ action: 'analyze', request }, release, workshop);
  if (outcome.status !== 'analyzed') throw new Error(`expected an analysis: ${outcome.status}`);
  return outcome;
}

const labels = ({ suggestions }: Analysis): readonly string[] =>
  suggestions.map(({ label }) => label);

const RECORD = 'type drink = {name: string, cups: int}\nlet drink = {name: "tea", cups: 3}\n';

describe.each(RELEASES)('%s', (_, release) => {
  // All of them for the newest release, and a third for each older one.
  const place = RELEASES.findIndex(([, other]) => other === release);
  const test = inTurn(place, place === 0 ? 1 : 3);

  test('knows the fields of a record', async () => {
    const found = await ask(release, 'completion', `${RECORD}let cups = drink.|\n`, RECORD);
    expect(labels(found)).toEqual(['name', 'cups']);
    expect(found.suggestions[0]).toMatchObject({ kind: 'field', detail: 'string' });
  });

  test('knows the standard library', async () => {
    const found = await ask(release, 'completion', `${RECORD}let x = Belt.Array.ma|\n`, RECORD);
    expect(labels(found)).toContain('map');
    expect(found.suggestions.find(({ label }) => label === 'map')).toMatchObject({
      kind: 'function',
      detail: expect.stringContaining('=>'),
      summary: expect.stringMatching(/\w/),
    });
  });

  test('knows the bindings of React', async () => {
    const found = await ask(release, 'completion', `${RECORD}let x = React.useSta|\n`, RECORD);
    expect(labels(found)).toContain('useState');
  });

  test('tells types', async () => {
    expect(await ask(release, 'hover', `${RECORD}let cu|ps = drink.cups\n`)).toMatchObject({
      type: 'int',
    });
  });

  test('tells which parameter is written', async () => {
    const call = 'let add = (first: int, second: float) => first\n';
    const { signature } = await ask(release, 'signature', `${call}let x = add(1, |)\n`, call);
    const { label = '', active = { from: 0, to: 0 } } = signature ?? {};
    expect(label).toContain('=> int');
    expect(label.slice(active.from, active.to)).toContain('float');
  });

  test('counts columns as editors do, behind letters of many bytes', async () => {
    const found = await ask(release, 'completion', `${RECORD}let x = ("é€😀", drink.|)\n`, RECORD);
    expect(labels(found)).toEqual(['name', 'cups']);
    const hovered = await ask(release, 'hover', `${RECORD}let x = ("é€😀", drink.cu|ps)\n`);
    expect(hovered.type).toBe('int');
  });

  test('says nothing about what is nothing', async () => {
    for (const code of ['|', '|let', 'let x = "|"', '/* | */', `${')'.repeat(500)}|`]) {
      const found = await ask(release, 'hover', code);
      expect(found.suggestions).toEqual([]);
      expect(found.signature).toBeUndefined();
    }
  });

  it('leaves no files behind', () => {
    const left = fs
      .readdirSync(workshop.folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.includes('program-'));
    expect(left).toEqual([]);
  });
});

it('finds what Core and the standard library have', async () => {
  for (const [name, release] of RELEASES.filter(
    ([, { capabilities }]) => capabilities.jsxModes.length > 0,
  )) {
    if (!/^v1[12]/.test(name)) continue;
    const found = await ask(release, 'completion', 'let xs = [1]\nlet x = xs->Array.ma|\n');
    expect(labels(found)).toContain('map');
  }
});
