/** Programs of several files as the service gives them to the real compilers. */
import { act, type Order } from '../../plugins/playground-service/service/actions';
import { installedReleases } from '../../plugins/playground-service/service/releases';
import { Workshop } from '../../plugins/playground-service/service/workshop';
import type { CompileOutcome } from '../../src/lib/playground/compiler';
import { showing } from '../../src/lib/playground/files';
import {
  analysisOutcome,
  compileOutcome,
  formatOutcome,
  type ServiceRequest,
  viewOutcome,
} from '../../src/lib/playground/native/protocol';
import type { ProgramFile, Syntax } from '../../src/lib/playgroundLink';
import { inTurn } from './support/inTurn';

const workshop = new Workshop();
afterAll(() => workshop.close());

const SYNTAXES = installedReleases().flatMap((release) =>
  release.capabilities.syntaxes.map((syntax) => [release.name, syntax, release] as const),
);
type Release = (typeof SYNTAXES)[number][2];

/** Texts by their names, without endings of a syntax: `Shapes.i` is an interface. */
function program(syntax: Syntax, texts: Readonly<Record<string, string>>): readonly ProgramFile[] {
  const ending = syntax === 'reason' ? 're' : 'res';
  return Object.entries(texts).map(([name, code]) => ({
    name: name.endsWith('.i') ? `${name.slice(0, -1)}${ending}i` : `${name}.${ending}`,
    code,
  }));
}

function requestFor(
  release: Release,
  syntax: Syntax,
  files: readonly ProgramFile[],
  shown = files.length - 1,
): ServiceRequest {
  const { code, around } = showing(files, shown);
  return {
    release: release.name,
    code,
    ...(around && { around }),
    settings: {
      syntax,
      moduleFormat: 'esmodule',
      openModules: release.capabilities.openModules,
      experiments: [],
    },
  };
}

async function compile(
  release: Release,
  syntax: Syntax,
  texts: Readonly<Record<string, string>>,
): Promise<CompileOutcome> {
  const request = requestFor(release, syntax, program(syntax, texts));
  const outcome = compileOutcome(await act({ action: 'compile', request }, release, workshop));
  if (!outcome.ok) throw new Error(`expected an outcome, got ${JSON.stringify(outcome.error)}`);
  return outcome.value;
}

const DOUBLE = 'let hidden = 2;\nlet double = (x) => x * hidden;\n';
const MAIN = 'let four = Shapes.double(2);\n';

function interfaceOf(syntax: Syntax): string {
  return syntax === 'reason' ? 'let double: int => int;\n' : 'let double: int => int\n';
}

/** All tests for the newest release of a syntax, and a third of them for each older one. */
function testsOf(release: Release, syntax: Syntax): ReturnType<typeof inTurn> {
  const newest = SYNTAXES.find(([, other]) => other === syntax);
  const place = SYNTAXES.findIndex((one) => one[1] === syntax && one[2] === release);
  return inTurn(place, release === newest?.[2] ? 1 : 3);
}

describe.each(SYNTAXES)('%s in %s', (_name, syntax, release) => {
  const ending = syntax === 'reason' ? 're' : 'res';
  const test = testsOf(release, syntax);

  test('compiles each file, of which the last one runs', async () => {
    const outcome = await compile(release, syntax, { Shapes: DOUBLE, Main: MAIN });
    if (outcome.status !== 'compiled') throw new Error(JSON.stringify(outcome));
    expect(outcome.files?.map(({ name }) => name)).toEqual([`Shapes.${ending}`, `Main.${ending}`]);
    const [shapes, main] = outcome.files ?? [];
    expect(shapes?.javaScript).toContain('double');
    expect(main?.javaScript).toContain(`from "${shapes?.specifier}"`);
    expect(main?.javaScript).toBe(outcome.javaScript);
    expect(outcome.problems).toEqual([]);
  });

  test('says which file does not find one that stands behind it', async () => {
    const outcome = await compile(release, syntax, { Main: MAIN, Shapes: DOUBLE });
    expect(outcome).toMatchObject({
      status: 'failed',
      problems: [
        {
          file: `Main.${ending}`,
          range: { startLine: 1 },
          message: expect.stringContaining('Shapes'),
        },
      ],
    });
  });

  test('hides what an interface leaves out', async () => {
    const files = { 'Shapes.i': interfaceOf(syntax), Shapes: DOUBLE };
    expect((await compile(release, syntax, { ...files, Main: MAIN })).status).toBe('compiled');
    expect(
      await compile(release, syntax, { ...files, Main: 'let two = Shapes.hidden;\n' }),
    ).toMatchObject({ status: 'failed', problems: [{ file: `Main.${ending}` }] });
    // The compiler points at what the interface promises.
    expect(
      await compile(release, syntax, { ...files, Shapes: 'let other = 1;\n', Main: MAIN }),
    ).toMatchObject({ status: 'failed', problems: [{ file: `Shapes.${ending}i` }] });
  });

  test('tells the warnings of all files', async () => {
    const unused = 'let f = (x) => { let unused = 1; x };\n';
    const outcome = await compile(release, syntax, { Shapes: unused, Main: unused });
    expect(outcome).toMatchObject({ status: 'compiled' });
    expect(outcome.status === 'compiled' && outcome.problems.map(({ file }) => file)).toEqual([
      `Shapes.${ending}`,
      `Main.${ending}`,
    ]);
  });

  test('shows the views of the file on screen', async () => {
    const files = program(syntax, { 'Shapes.i': interfaceOf(syntax), Shapes: DOUBLE, Main: MAIN });
    const view = async (shown: number, which: 'lambda' | 'parsed' | 'typed') => {
      const request = { ...requestFor(release, syntax, files, shown), view: which };
      const outcome = viewOutcome(await act({ action: 'view', request }, release, workshop));
      return outcome.ok ? outcome.value : undefined;
    };
    expect(await view(2, 'typed')).toMatchObject({ text: expect.stringContaining('Shapes') });
    expect(await view(1, 'lambda')).toMatchObject({ text: expect.stringContaining('hidden') });
    expect(await view(0, 'typed')).toMatchObject({ text: expect.stringContaining('signature') });
    expect(await view(0, 'lambda')).toMatchObject({ status: 'refused' });
  });

  test('formats the file on screen', async () => {
    const files = program(syntax, { 'Shapes.i': 'let   double : int=>int', Shapes: DOUBLE });
    const request = requestFor(release, syntax, files, 0);
    const outcome = formatOutcome(await act({ action: 'format', request }, release, workshop));
    expect(outcome).toMatchObject({
      value: { status: 'formatted', code: expect.stringMatching(/^let double: int => int;?\s*$/) },
    });
    const wrong = { ...request, code: 'let double: = ' };
    expect(await act({ action: 'format', request: wrong }, release, workshop)).toMatchObject({
      status: 'failed',
      problems: [{ file: `Shapes.${ending}i` }],
    });
  });
});

const ANALYZED = SYNTAXES.filter(
  ([, syntax, { capabilities }]) => syntax === 'rescript' && capabilities.analyzes,
);

it.each(ANALYZED)(
  '%s answers questions about what a file above has',
  async (_name, syntax, release) => {
    const files = program(syntax, { 'Shapes.i': interfaceOf(syntax), Shapes: DOUBLE, Main: MAIN });
    const order: Order = {
      action: 'analyze',
      request: { ...requestFor(release, syntax, files), question: 'hover', line: 1, column: 20 },
    };
    const hover = analysisOutcome(await act(order, release, workshop));
    expect(hover).toMatchObject({ value: { status: 'analyzed', type: 'int => int' } });
  },
);
