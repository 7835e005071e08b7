/** What the migration tool writes, compiled: the reference offers it as code to copy. */
import { loadApiModel } from '../../plugins/api-reference/load';
import { isRewriteBroken } from '../../plugins/api-reference/model/brokenRewrites';
import { rewriteOf } from '../../plugins/api-reference/model/migration';
import { modulesOfModel } from '../../plugins/api-reference/model/modelIndex';
import { functionType } from '../../plugins/api-reference/signatures/functionType';
import { compile, EXAMPLE_MODULE } from '../../plugins/compiled-examples/compiler';
import { MANUAL_VERSIONS } from '../../src/versions';

/** Reading all packages without a cache. */
const COLD_MS = 300_000;

const [{ name: VERSION, toolchain }] = MANUAL_VERSIONS;

/** A rewrite as a declaration in one line. */
interface Probe {
  readonly id: string;
  readonly isBroken: boolean;
  /** Absent where the tool’s template names an argument that is not there. */
  readonly code?: string;
}

const BUILT_IN = /^(?:array|bool|float|int|list|option|promise|string|unit)$/;

/** An annotation with what migrations keep: built-in types, and the parameters of a function. */
function annotation(type: string, index: number): string {
  const called = functionType(`let it: ${type}`);
  if (called) {
    const parameters = called.parameters.map(
      ({ label }, at) => `${label === undefined ? '' : `~${label}: `}'p${index}${at}`,
    );
    return `: (${parameters.join(', ')}) => 'r${index}`;
  }
  const names = type.match(/(?<!['\w.])[A-Za-z_][\w.]*/g) ?? [];
  return names.every((word) => BUILT_IN.test(word)) ? `: ${type}` : '';
}

/** A function of the arguments that a use names, which returns what the tool makes of the use. */
function functionOf(before: string, written: string, signature: string): string {
  const parameters = functionType(signature)?.parameters ?? [];
  const names = /\(([^]*)\)$/.exec(before)?.[1]?.split(', ') ?? [];
  const annotated = parameters.flatMap(({ type, label }, index) => {
    const name = names[index] ?? '';
    if (name === '()') return [];
    return [`${label ?? name}${annotation(type, index)}`];
  });
  return `let probe = (${annotated.join(', ')}) => ${written}`;
}

/** A type with the parameters of the one that it replaces. */
function typeOf(written: string, signature: string, index: number): string {
  const [, parameters = ''] = /\btype \w+(<[^>]*>)?/.exec(signature) ?? [];
  const plain = parameters.replace(/[+-]/g, '');
  return `type probe${index}${plain} = ${written}${plain}`;
}

async function answerTo(code: string) {
  return compile(
    { files: [{ module: EXAMPLE_MODULE, extension: 'res', code }], isUnwarned: true },
    toolchain,
  );
}

let probes: readonly Probe[];

beforeAll(async () => {
  const model = await loadApiModel(VERSION);
  const items = [...modulesOfModel(model)].flatMap((module) =>
    module.items.flatMap((item) =>
      item.kind !== 'module' && item.migration ? [{ module, item, migration: item.migration }] : [],
    ),
  );
  probes = items.map(({ module, item, migration }, index): Probe => {
    const { kind, id, signature } = item;
    const { before, written } = rewriteOf(migration.template, item, module.path);
    const own = { id, isBroken: migration.isBroken === true };
    if (written === undefined) return own;
    switch (kind) {
      case 'type':
        return { ...own, code: typeOf(written, signature, index) };
      case 'exception':
        return { ...own, code: `let probe = it => switch it { | ${written}(_) => () | _ => () }` };
      default:
        return { ...own, code: functionOf(before, written, signature).replace(/\s+/g, ' ') };
    }
  });
}, COLD_MS);

test('all that is offered compiles', async () => {
  const offered = probes.filter(({ isBroken }) => !isBroken);
  expect(offered.length).toBeGreaterThan(1000);
  expect(offered.filter(({ code }) => code === undefined)).toEqual([]);
  const answer = await answerTo(offered.map(({ code }) => code).join('\n'));
  // Each is one line: the compiler’s answer shows the first that is wrong.
  expect({ ...answer, javaScript: '' }).toEqual({
    status: 'compiled',
    stderr: '',
    javaScript: '',
  });
});

test('what is called broken doesn’t compile', async () => {
  const broken = probes.filter(({ isBroken }) => isBroken);
  expect(broken.every(({ id }) => isRewriteBroken(id))).toBe(true);
  expect(broken).toHaveLength(45);
  const answers = await Promise.all(
    broken.map(async ({ id, code }) => ({
      id,
      isCompiled: code !== undefined && (await answerTo(code)).status !== 'failed',
    })),
  );
  expect(answers.filter(({ isCompiled }) => isCompiled)).toEqual([]);
});
