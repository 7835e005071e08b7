import { policyOf, withPolicy } from '../../../scripts/meta-policy/metaPolicy';
import { parseHeaders } from '../../../scripts/serve/headers';

const BLOCKS = parseHeaders(
  [
    '/*',
    "  Content-Security-Policy: default-src 'self' blob:; frame-ancestors 'self'",
    '/docs/*',
    "  Content-Security-Policy: default-src 'self'; script-src 'sha256-x='; frame-ancestors 'self'; sandbox allow-scripts",
    '/',
    "  Content-Security-Policy: default-src 'none'",
  ].join('\n'),
);

describe('policyOf', () => {
  it.each([
    ['docs/page.html', "default-src 'self'; script-src 'sha256-x='"],
    ['404.html', "default-src 'self' blob:"],
    ['index.html', "default-src 'none'"],
  ])('%s has its narrowest policy, without what only headers can say', (file, policy) => {
    expect(policyOf(BLOCKS, file)).toBe(policy);
  });

  it('knows where the site is', () => {
    const blocks = parseHeaders("/name/docs/*\n  Content-Security-Policy: default-src 'self'");
    expect(policyOf(blocks, 'docs/a.html', '/name/')).toBe("default-src 'self'");
    expect(policyOf(blocks, 'docs/a.html')).toBeUndefined();
  });

  it('is undefined where there is none', () => {
    expect(policyOf(parseHeaders('/a\n  X: 1'), 'b.html')).toBeUndefined();
  });
});

describe('withPolicy', () => {
  const META = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">';

  it.each([
    ['<html><head><script>1</script>', `<html><head>${META}<script>1</script>`],
    ['<head lang=en>\n<meta charset=UTF-8><a>', `<head lang=en>\n<meta charset=UTF-8>${META}<a>`],
    ['<header>x</header><head><b>', `<header>x</header><head>${META}<b>`],
  ])('%j has it before all scripts', (html, expected) => {
    expect(withPolicy(html, "default-src 'self'", 'a.html')).toBe(expected);
  });

  it('keeps a policy that is there, its own or a document\u2019s', () => {
    const html = withPolicy('<head>', "default-src 'self'", 'a.html');
    expect(withPolicy(html, "default-src 'none'", 'a.html')).toBe(html);
  });

  it('refuses what is no page', () => {
    expect(() => withPolicy('text', 'x', 'a.html')).toThrow(/expected a\.html to have a <head>/);
  });
});
