/** How the service shows programs as the real compilers see them. */
import { act } from '../../plugins/playground-service/service/actions';
import { installedReleases } from '../../plugins/playground-service/service/releases';
import { Workshop } from '../../plugins/playground-service/service/workshop';
import type { View, ViewOutcome } from '../../src/lib/playground/compiler';
import { viewOutcome } from '../../src/lib/playground/native/protocol';
import type { Syntax } from '../../src/lib/playgroundLink';

const workshop = new Workshop();
afterAll(() => workshop.close());

const SYNTAXES = installedReleases().flatMap((release) =>
  release.capabilities.syntaxes.map((syntax) => [release.name, syntax, release] as const),
);
type Release = (typeof SYNTAXES)[number][2];

async function ask(
  release: Release,
  syntax: Syntax,
  view: View,
  code: string,
  warningFlags?: string,
): Promise<ViewOutcome> {
  const settings = {
    syntax,
    moduleFormat: 'esmodule',
    openModules: release.capabilities.openModules,
    experiments: [],
    ...(warningFlags !== undefined && { warningFlags }),
  } as const;
  const request = { release: release.name, settings, view, code };
  const outcome = viewOutcome(await act({ action: 'view', request }, release, workshop));
  if (!outcome.ok) throw new Error(`expected a view, got ${JSON.stringify(outcome.error)}`);
  return outcome.value;
}

const CODE = 'let double = (x) => x + x;\nlet four = double(2);\n';
const TYPE_ERROR = 'let four = 2 + "2";\n';

describe.each(SYNTAXES)('%s in %s', (_name, syntax, release) => {
  it.each<[View, RegExp, RegExp]>([
    ['parsed', /^\[\n {2}structure_item\n {4}Pstr_value Nonrec\n/, /\n\]$/],
    ['typed', /^\[\n {2}structure_item\n {4}Tstr_value Nonrec\n/, /\n\]$/],
    ['lambda', /^\((?:let|setglobal Playground!)/, /double\/\d+ four\/\d+\)+$/],
  ])('prints %s', async (view, beginning, end) => {
    const outcome = await ask(release, syntax, view, CODE);
    expect(outcome).toEqual({
      status: 'viewed',
      text: expect.stringMatching(beginning),
      missingLines: 0,
    });
    expect(outcome.status === 'viewed' && outcome.text).toMatch(end);
  });

  it.each<[View]>([['parsed'], ['typed'], ['lambda']])(
    'prints %s alone, whatever warnings say',
    async (view) => {
      const code = `@@warning("+27");\nlet f = (unused) => 1;\n`.replace(
        '@@warning("+27")',
        syntax === 'reason' ? '[@warning "+27"]' : '@@warning("+27")',
      );
      const outcome = await ask(release, syntax, view, code, '+a@a');
      expect(outcome).toMatchObject({ status: 'viewed', text: expect.not.stringMatching(/│|┆/) });
    },
  );

  it('prints the parsed tree of a program whose types are wrong, and says so for the others', async () => {
    expect((await ask(release, syntax, 'parsed', TYPE_ERROR)).status).toBe('viewed');
    for (const view of ['typed', 'lambda'] as const) {
      expect(await ask(release, syntax, view, TYPE_ERROR)).toMatchObject({
        status: 'failed',
        problems: [{ kind: 'type-error', range: { startLine: 1 } }],
      });
    }
  });

  it('has no tree for what is no program, and one for what is empty', async () => {
    expect((await ask(release, syntax, 'parsed', 'let x = (')).status).toBe('failed');
    expect(await ask(release, syntax, 'parsed', '')).toEqual({
      status: 'viewed',
      text: '[]',
      missingLines: 0,
    });
  });

  it('cuts a tree that is too long, between two lines', async () => {
    const outcome = await ask(release, syntax, 'parsed', 'let x = 1 + 2 + 3;\n'.repeat(1500));
    if (outcome.status !== 'viewed') throw new Error(`expected a view, got ${outcome.status}`);
    expect(outcome.text.length).toBeLessThanOrEqual(200_000);
    expect(outcome.text).toMatch(/^\[\n[^]*[\w"\]>]$/);
    expect(outcome.missingLines).toBeGreaterThan(1000);
  });
});
