import fs from 'node:fs';

import { ourBuildCommand } from '../ourBuild';
import packageFile from '../../package.json';

test('our site is built as `npm run build` does, without npm', () => {
  const { program, args } = ourBuildCommand(['--out-dir', 'elsewhere']);
  expect([program, ...args].join(' ')).toBe(`${packageFile.scripts.build} --out-dir elsewhere`);
  expect(program).toBe('node');
  expect(args.filter((arg) => arg.startsWith('node_modules/')).every(fs.existsSync)).toBe(true);
});
