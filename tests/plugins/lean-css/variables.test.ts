import postcss, { type Plugin } from 'postcss';

import { applyPlan, lostVariables, planVariables } from '../../../plugins/lean-css/variables';

/** Both sheets after a plan was made and applied. */
function lean(framework: string, site = '', mentioned: readonly string[] = []) {
  const sheets = { framework: [postcss.parse(framework)], site: [postcss.parse(site)] };
  const plan = planVariables(sheets, new Set(mentioned));
  for (const root of sheets.framework) applyPlan(root, plan, true);
  for (const root of sheets.site) applyPlan(root, plan, false);
  return { framework: String(sheets.framework[0]), site: String(sheets.site[0]) };
}

describe('values', () => {
  it('are written out where they are the same everywhere', () => {
    const { framework } = lean(
      ':root{--ifm-gap:1rem;--ifm-wide:calc(2 * var(--ifm-gap))}p{margin:var( --ifm-wide ) 0}',
    );
    expect(framework).toBe('p{margin:calc(2 * 1rem) 0}');
  });

  it('are written out behind a rule that goes, in a sheet that was put into a layer', () => {
    const css = ':root{--ifm-size:1rem}b{height:var(--ifm-size);top:0}c{top:var(--ifm-size)}';
    const sheets = { framework: [postcss.parse(css)], site: [] };
    const plan = planVariables(sheets, new Set());
    // As Docusaurus's cascade layers do it (plugin-css-cascade-layers/lib/postCssPlugin.js).
    const wrap: Plugin = {
      postcssPlugin: 'wrap',
      Once(root) {
        const { nodes } = root.clone();
        root.removeAll();
        root.append({ type: 'atrule', name: 'layer', params: 'theme', nodes });
      },
    };
    const apply: Plugin = {
      postcssPlugin: 'apply',
      OnceExit: (root) => applyPlan(root, plan, true),
    };
    expect(postcss([wrap, apply]).process(css, { from: undefined }).css).toBe(
      '@layer theme{b{height:1rem;top:0}c{top:1rem}}',
    );
  });

  it('are ours where our sheets set them for the whole page', () => {
    const { framework, site } = lean(
      ':root{--ifm-ink:#000}html[data-theme=dark]{--ifm-ink:#fff}p{color:var(--ifm-ink)}',
      '@layer site{:root{--ifm-ink:var(--color-text)}}:root{--color-text:#111}',
    );
    expect(framework).toBe('p{color:var(--color-text)}');
    expect(site).toBe('@layer site{}:root{--color-text:#111}');
  });

  it.each([
    ['differ between the schemes', ':root{--ifm-x:1px}[data-theme=dark]{--ifm-x:2px}', ''],
    ['differ between screens', ':root{--ifm-x:1px}@media print{:root{--ifm-x:2px}}', ''],
    ['differ below', ':root{--ifm-x:1px}', '.a{--ifm-x:2px}'],
    ['count on some screens only', '@media print{:root{--ifm-x:2px}}', ''],
    ['are keywords, which mean the property’s own', ':root{--ifm-x:inherit}', ''],
    ['read what is set anew below', ':root{--ifm-x:var(--gap)}', '.a{--gap:1px}'],
  ])('stay variables where they %s', (_, framework, site) => {
    const reader = 'p{margin:var(--ifm-x)}';
    expect(lean(framework + reader, site)).toEqual({ framework: framework + reader, site });
  });

  it('stay variables where a script mentions them or the reader has a fallback', () => {
    const mentioned = ':root{--ifm-x:1px}p{margin:var(--ifm-x)}';
    expect(lean(mentioned, '', ['--ifm-x']).framework).toBe(mentioned);
    const withFallback = ':root{--ifm-x:1px}p{margin:var(--ifm-x, 2px)}';
    expect(lean(withFallback).framework).toBe(withFallback);
  });

  it('of our own variables stay where they are', () => {
    const site = ':root{--gap:1px}p{margin:var(--gap)}';
    expect(lean('', site).site).toBe(site);
  });
});

describe('variables of the framework', () => {
  it('are left out if nobody reads them, or only others that nobody reads', () => {
    const { framework, site } = lean(
      ':root{--ifm-a:1px;--ifm-b:var(--ifm-a)}[data-theme=dark]{--ifm-a:2px}a{color:red}',
      '.x{--ifm-c:1px}',
    );
    expect(framework).toBe('a{color:red}');
    expect(site).toBe('');
  });

  it('are kept if our sheets read them', () => {
    const framework = ':root{--ifm-a:1px}[data-theme=dark]{--ifm-a:2px}';
    expect(lean(framework, 'a{top:var(--ifm-a)}').framework).toBe(framework);
  });
});

describe('lostVariables', () => {
  it('names what is read and nowhere set', () => {
    const css = 'a{top:var(--ifm-a);left:var(--ifm-b, 1px);right:var(--ifm-c);color:var(--ink)}';
    expect(lostVariables([css, ':root{--ifm-a:1px}'])).toEqual(['--ifm-c']);
  });
});
