import { linkStyles } from '../../../plugins/lean-css/styleLinks';
import type { ClientManifest } from '../../../src/lib/clientManifest';

const MANIFEST: ClientManifest = {
  entrypoints: ['main'],
  origins: { main: [7, 1] },
  assets: { '1': { css: [{ file: 'styles.css' }], js: [{ file: 'main.js' }] } },
};

/** What Docusaurus links in the HTML of a page rendered with these modules (ssgTemplate.js). */
function stylesOf({ origins, assets }: ClientManifest, modules: readonly string[]): string[] {
  return modules
    .flatMap((module) => origins[module] ?? [])
    .flatMap((key) => assets[key]?.css ?? [])
    .map(({ file }) => file);
}

describe('linkStyles', () => {
  const linked = linkStyles(MANIFEST, [
    { request: '@site/a.tsx', files: ['styles.css', 'parts.css', 'a.css', 'a.js'] },
    { request: '@site/b.tsx', files: ['parts.css', 'b.js'] },
    { request: '@site/c.tsx', files: ['styles.css', 'c.js'] },
  ]);

  it('links the styles of a route once and in order, behind those of every page', () => {
    expect(stylesOf(linked, ['main', '@site/a.tsx'])).toEqual(['styles.css', 'parts.css', 'a.css']);
    expect(stylesOf(linked, ['@site/b.tsx'])).toEqual(['parts.css']);
  });

  it('adds nothing for a route without styles of its own, and no scripts', () => {
    expect(linked.origins).not.toHaveProperty(['@site/c.tsx']);
    expect(JSON.stringify(linked)).not.toMatch(/[abc]\.js/);
  });

  it('joins several imports of a module', () => {
    const twice = linkStyles(MANIFEST, [
      { request: 'x', files: ['x.css'] },
      { request: 'x', files: ['x.css', 'y.css'] },
    ]);
    expect(stylesOf(twice, ['x'])).toEqual(['x.css', 'y.css']);
  });
});
