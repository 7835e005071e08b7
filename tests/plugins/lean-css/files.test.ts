import fs from 'node:fs';
import path from 'node:path';

import {
  PAGE_COMPONENTS,
  SHARED_PAGE_COMPONENTS,
  STYLE_GROUPS,
} from '../../../plugins/lean-css/files';

const SRC = path.join(__dirname, '../../../src');

const THEME = '/site/node_modules/@docusaurus/theme-classic/lib/theme';

function groupsOf(file: string): string[] {
  return Object.values(STYLE_GROUPS)
    .filter(({ test }) => test.test(file))
    .map(({ name }) => name);
}

describe('STYLE_GROUPS', () => {
  it.each([
    ['/site/src/css/base.css', ['styles']],
    ['/site/src/css/api.css', ['api']],
    ['/site/src/components/SiteBar/styles.module.css', ['styles']],
    ['/site/node_modules/infima/dist/css/default/default.css', ['styles']],
    [`${THEME}/Layout/styles.module.css`, ['styles']],
    ['/site/src/components/CopyBox/styles.module.css', ['page-parts']],
    ['/site/src/components/LandingPage/styles.module.css', []],
    ['/site/src/islands/BindingsFinder/styles.module.css', []],
    ['/site/src/theme/BlogLayout/styles.module.css', ['blog']],
    ['/site/src/components/BlogCard/styles.module.css', ['blog']],
    [`${THEME}/Blog/Components/Author/styles.module.css`, ['blog']],
    [`${THEME}/Tag/styles.module.css`, ['blog']],
    ['C:\\site\\src\\components\\CopyBox\\styles.module.css', ['page-parts']],
  ])('puts %s into %j', (file, groups) => {
    expect(groupsOf(file)).toEqual(groups);
  });
});

describe('components of pages', () => {
  /** Which component folders a file imports. */
  const importsOf = (file: string) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/'@site\/src\/components\/(\w+)/g)].map(
      ([, name = '']) => name,
    );
  /** The scripts below folders of `src`. */
  const scriptsOf = (...folders: readonly string[]) =>
    folders.flatMap((folder) =>
      fs
        .readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => path.join(folder, file)),
    );
  const own: readonly string[] = PAGE_COMPONENTS;
  const all: readonly string[] = [...PAGE_COMPONENTS, ...SHARED_PAGE_COMPONENTS];

  it.each(all)('%s is a component with styles', (name) => {
    expect(fs.existsSync(path.join(SRC, 'components', name, 'styles.module.css'))).toBe(true);
  });

  it('are imported by pages and by one another, never by what articles use', () => {
    const others = scriptsOf('components', 'theme').filter(
      (file) => !all.some((name) => file.startsWith(path.join('components', name))),
    );
    for (const file of others) {
      const wrong = importsOf(path.join(SRC, file)).filter((name) => all.includes(name));
      expect({ file, wrong }).toEqual({ file, wrong: [] });
    }
  });

  it('are all listed: what neither the shell nor an article shows comes with its page', () => {
    const styled = fs
      .readdirSync(path.join(SRC, 'components'))
      .filter((name) => fs.existsSync(path.join(SRC, 'components', name, 'styles.module.css')));
    const shell = scriptsOf('theme', 'islands').concat('css/articleStyles.ts');
    const shown = new Set<string>();
    const show = (name: string): void => {
      if (shown.has(name)) return;
      shown.add(name);
      for (const file of scriptsOf(path.join('components', name))) {
        importsOf(path.join(SRC, file)).forEach(show);
      }
    };
    for (const file of shell) importsOf(path.join(SRC, file)).forEach(show);
    const files = STYLE_GROUPS.styles.test;
    const lost = styled.filter(
      (name) => !shown.has(name) && files.test(`/src/components/${name}/styles.module.css`),
    );
    expect(lost).toEqual([]);
  });

  it.each(own)('%s belongs to one page', (name) => {
    const files = scriptsOf('components', 'pages');
    const users = files.filter((file) => importsOf(path.join(SRC, file)).includes(name));
    // The embedded playground is another page with the same scripts and styles.
    expect(users.length).toBeLessThanOrEqual(name === 'Playground' ? 2 : 1);
  });
});
