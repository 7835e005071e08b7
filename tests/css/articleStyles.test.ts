/** The built client gets the style sheets of components that it does not hold. */
import fs from 'node:fs';
import path from 'node:path';

const SRC = path.resolve('src');

/** The file that a module of ours is in; undefined for packages and aliases of the theme. */
function fileOf(request: string, from: string): string | undefined {
  const target = request.startsWith('@site/src/')
    ? path.join(SRC, request.slice('@site/src/'.length))
    : request.startsWith('.')
      ? path.resolve(path.dirname(from), request)
      : undefined;
  return (
    target &&
    [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`, `${target}/index.tsx`].find(
      (file) => fs.existsSync(file) && fs.statSync(file).isFile(),
    )
  );
}

function importsOf(file: string): string[] {
  const requests = fs.readFileSync(file, 'utf8').matchAll(/(?:from|^import) '([^']+)'/gm);
  return [...requests].flatMap(([, request = '']) => fileOf(request, file) ?? []);
}

/** All style sheets that a module brings, directly or not; what it imports on demand is left out. */
function sheetsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [path.relative(SRC, file)];
  return importsOf(file).flatMap((imported) => sheetsOf(imported, seen));
}

/** Files of articles, which may import components by themselves. */
function pages(): string[] {
  return fs
    .readdirSync('.')
    .filter((folder) => /^(?:docs|blog|.*versioned_docs)$/.test(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => path.resolve(folder, file)),
    );
}

test('are those of all components that articles may hold', () => {
  const seen = new Set<string>();
  const wanted = [path.join(SRC, 'theme/MDXComponents/index.tsx'), ...pages()].flatMap((file) =>
    sheetsOf(file, seen),
  );
  expect(wanted.length).toBeGreaterThan(5);
  const given = sheetsOf(path.join(SRC, 'css/articleStyles.ts'));
  expect(given.sort()).toEqual(wanted.sort());
});
