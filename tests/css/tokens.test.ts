/** A token that nobody reads is a rule without use, which every page loads. */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

const sources = ['src', 'plugins']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:css|tsx?)$/.test(file))
      .map((file) => fs.readFileSync(path.join(ROOT, folder, file), 'utf8')),
  )
  .join('\n');

const read = new Set([...sources.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));

const tokens = ['tokens.css', 'code-tokens.css']
  .map((file) => fs.readFileSync(path.join(ROOT, 'src/css', file), 'utf8'))
  .flatMap((css) => [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name));

test.each([...new Set(tokens)])('%s is read', (token) => {
  expect(read).toContain(token);
});
