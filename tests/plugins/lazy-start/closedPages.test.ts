import { closedPages, requestedScript } from '../../../plugins/lazy-start/closedPages';

describe('requestedScript', () => {
  it('names the script below the public path', () => {
    expect(requestedScript('/content---a-1.js', '/')).toBe('content---a-1.js');
    expect(requestedScript('/docs/a/b.js?x=1', '/docs/')).toBe('a/b.js');
    expect(requestedScript('/content%40a.js', '/')).toBe('content@a.js');
  });

  it('leaves everything else to others', () => {
    expect(requestedScript('/docs/manual/latest/record', '/')).toBeUndefined();
    expect(requestedScript('/styles.css', '/')).toBeUndefined();
    expect(requestedScript('/other/main.js', '/docs/')).toBeUndefined();
    expect(requestedScript('/%E0%A4.js', '/')).toBeUndefined();
  });
});

describe('closedPages', () => {
  const name = (page: string) => `lazy-compilation-proxy|/site/mdx-loader.js??rules[8]!${page}`;
  const proxy = (page: string, isActive: boolean) =>
    [
      `"${page}!lazy-compilation-proxy"(module, exports, __webpack_require__) {`,
      `var data = ${JSON.stringify(name(page))};`,
      isActive
        ? 'module.exports = __webpack_require__.e("page");'
        : 'var dispose = client.activate({ data: data, active: false, module: module });',
      '},',
    ].join('\n');

  it('finds the proxies of pages that have not been compiled', () => {
    const script = [
      proxy('/site/docs/a.mdx', true),
      proxy('/site/docs/"b".mdx', false),
      proxy('/site/docs/c.mdx', true),
      proxy('/site/docs/d.mdx', false),
    ].join('\n');
    expect(closedPages(script)).toEqual([name('/site/docs/"b".mdx'), name('/site/docs/d.mdx')]);
  });

  it('finds none in other scripts', () => {
    expect(closedPages('')).toEqual([]);
    expect(closedPages('client.activate({ data: data, active: false });')).toEqual([]);
  });
});
