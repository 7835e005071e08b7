import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { buildOn, nodeOfBuilds, versionOf } from '../sites/node';

test('without Starlight, the Node that runs the benchmark builds', () => {
  expect(nodeOfBuilds(['vitepress', 'docusaurus'])).toBe(process.execPath);
  expect(versionOf(process.execPath)).toBe(process.version);
});

test('a command runs on the Node that was chosen, and keeps its own environment', () => {
  const { program, args, env } = buildOn(path.join(__dirname, 'node'), {
    program: 'sh',
    args: ['-c', 'echo "$PATH $CI"'],
    env: { CI: 'true' },
  });
  const printed = execFileSync(program, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(printed).toBe(`${__dirname}${path.delimiter}${process.env.PATH} true\n`);
});
