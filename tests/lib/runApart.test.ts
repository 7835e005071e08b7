/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { runApart } from '../../src/lib/runApart';

describe('a script beside this process', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run-apart-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  const script = (code: string): string => {
    const file = path.join(folder, 'script.ts');
    fs.writeFileSync(file, code);
    return file;
  };

  it('says how it ended and what it printed', async () => {
    const file = script(
      'const text: string = process.argv[2]; console.log(text); process.exitCode = 3;',
    );
    expect(await runApart(file, ['hello'], process.cwd())).toEqual({
      exitCode: 3,
      output: 'hello',
    });
  });

  it('has less priority than this process', async () => {
    const file = script("console.log(require('node:os').getPriority());");
    const { output } = await runApart(file, [], process.cwd());
    expect(Number(output)).toBeGreaterThan(os.getPriority());
  });
});
