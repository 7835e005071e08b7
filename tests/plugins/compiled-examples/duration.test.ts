import { durationOf } from '../../../plugins/compiled-examples/compiler';
import { LATEST_MANUAL_VERSION } from '../../../src/versions';

const { toolchain } = LATEST_MANUAL_VERSION;

const program = (code: string) =>
  ({ files: [{ module: 'Example', extension: 'res', code }] }) as const;

test('a program is timed once, and later builds tell the same', async () => {
  const first = await durationOf(program('let timed = 1'), toolchain);
  expect(first).toBeGreaterThan(0);
  expect(await durationOf(program('let timed = 1'), toolchain)).toBe(first);
});

test('what does not compile takes no time', async () => {
  expect(await durationOf(program('let timed: int = "one"'), toolchain)).toBeUndefined();
});
