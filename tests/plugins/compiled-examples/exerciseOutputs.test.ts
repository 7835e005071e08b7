import { randomUUID } from 'node:crypto';

import type * as runModule from '../../../plugins/compiled-examples/claims/run';
import { runPrograms } from '../../../plugins/compiled-examples/claims/run';
import type { Program } from '../../../plugins/compiled-examples/compiler';
import { printedBy } from '../../../plugins/compiled-examples/exercises/run';
import { versionOf } from '../../support/versionOf';

// The real one, which counts how often it runs anything.
jest.mock('../../../plugins/compiled-examples/claims/run', () => {
  const actual = jest.requireActual<typeof runModule>(
    '../../../plugins/compiled-examples/claims/run',
  );
  return { ...actual, runPrograms: jest.fn(actual.runPrograms) };
});

const { toolchain } = versionOf(12);

/** A program that no run before has kept. */
const program = (code: string): Program => ({
  files: [
    {
      module: 'Playground',
      extension: 'res',
      code: `Console.log("${randomUUID()}"->String.length)\n${code}`,
    },
  ],
});

const ENDED = { status: 'ended', lines: ['36', 'done'] };

test('what a task throws on purpose is kept, with what the page’s other programs print', async () => {
  const programs = [
    program('Console.log("done")'),
    program('exception Full\nlet total = () => throw(Full)\nConsole.log(total() + 1)'),
  ];
  const printed = [ENDED, { status: 'threw', got: expect.stringContaining('Playground.Full') }];
  expect(await printedBy(programs, toolchain)).toEqual(printed);
  expect(await printedBy(programs, toolchain)).toEqual(printed);
  expect(runPrograms).toHaveBeenCalledTimes(1);
});

test('what a program that was cut off printed is not kept', async () => {
  jest.mocked(runPrograms).mockClear();
  const programs = [program('Console.log("done")'), program('let () = %raw(`process.exit(0)`)')];
  const printed = [ENDED, { status: 'cut-off', got: expect.stringMatching(/end of the whole/) }];
  expect(await printedBy(programs, toolchain)).toEqual(printed);
  expect(await printedBy(programs, toolchain)).toEqual(printed);
  expect(runPrograms).toHaveBeenCalledTimes(2);
});
