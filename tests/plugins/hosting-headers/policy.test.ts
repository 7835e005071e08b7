import {
  commonDirectives,
  documentDirectives,
  framedDirectives,
  type ExtraSources,
  type InlineSummary,
  pageDirectives,
  policyText,
  hashSource,
  summarizeInlineParts,
} from '../../../plugins/hosting-headers/policy';
import { scanHtml } from '../../../plugins/hosting-headers/scan';

const pages = (html: Readonly<Record<string, string>>) =>
  new Map(Object.entries(html).map(([page, text]) => [page, scanHtml(text)]));

const NOTHING = { scriptHashes: [], styleHashes: [], styleAttributePage: undefined };

describe('hashSource', () => {
  it('is the digest that browsers compute', () => {
    // From the Content Security Policy specification, level 3, section 8.3.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});

describe('summarizeInlineParts', () => {
  it('hashes each shared script once', () => {
    const html = '<script>a</script><script>a</script><style>s{}</style>';
    expect(summarizeInlineParts(pages({ 'a.html': html, 'b.html': html }))).toEqual({
      scriptHashes: [hashSource('a')],
      styleHashes: [hashSource('s{}')],
      styleAttributePage: undefined,
    });
  });

  it('names a page that has a script of its own', () => {
    const build = pages({
      'index.html': '<script>shared</script>',
      'docs/type.html': '<script>shared</script><script>\n  var page = "type";</script>',
    });
    expect(() => summarizeInlineParts(build)).toThrow(
      'hosting-headers: expected inline scripts that pages share, got one of docs/type.html alone ("var page = "type";"); move it into a file, or its data into a JSON block.',
    );
  });

  it('has nothing against the scripts of an only page', () => {
    expect(
      summarizeInlineParts(pages({ 'index.html': '<script>a</script>' })).scriptHashes,
    ).toEqual([hashSource('a')]);
  });

  it('names a page with an inline event handler', () => {
    expect(() => summarizeInlineParts(pages({ 'a.html': '<img onerror="x()">' }))).toThrow(
      /got img onerror in a\.html/,
    );
  });

  it('remembers where style attributes are', () => {
    expect(
      summarizeInlineParts(pages({ 'a.html': '<p>', 'b.html': '<p style="x">' }))
        .styleAttributePage,
    ).toBe('b.html');
  });
});

const contentSecurityPolicy = (summary: InlineSummary, extra: ExtraSources) =>
  policyText(pageDirectives(summary, extra));

describe('the policy of pages', () => {
  it('allows the site, its hashes and nothing else', () => {
    expect(contentSecurityPolicy({ ...NOTHING, scriptHashes: ["'sha256-x='"] }, {})).toBe(
      "default-src 'self'; script-src 'self' 'sha256-x='; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
    );
  });

  it('allows style attributes alone, and only where there are some', () => {
    const policy = contentSecurityPolicy({ ...NOTHING, styleAttributePage: 'a.html' }, {});
    expect(policy).toContain("style-src 'self'; style-src-attr 'unsafe-inline'; img-src");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('adds configured sources', () => {
    const policy = contentSecurityPolicy(NOTHING, {
      'img-src': ['https://badge.example'],
      'worker-src': ['blob:'],
    });
    expect(policy).toContain("img-src 'self' data: https://badge.example;");
    expect(policy).toContain("worker-src 'self' blob:;");
  });
});

describe('pages that other sites may frame', () => {
  const pages = pageDirectives({ ...NOTHING, scriptHashes: ["'sha256-x='"] }, {});
  const framed = framedDirectives(pages);

  it('differ from others in nothing but that', () => {
    expect(framed).toEqual({ ...pages, 'frame-ancestors': ['*'] });
    expect(policyText(commonDirectives(pages, [framed]))).toContain("frame-ancestors 'self' *");
  });
});

describe('documents with a policy of their own', () => {
  const own = documentDirectives(
    {
      'default-src': ["'none'"],
      'script-src': ['blob:'],
      'style-src': ["'unsafe-inline'"],
      'worker-src': ["'none'"],
      'font-src': ['data:'],
    },
    scanHtml('<style>b{}</style><script>1</script>'),
  );

  it('have the hashes of their scripts in it', () => {
    expect(own['script-src']).toEqual([hashSource('1'), 'blob:']);
  });

  it('and pages are allowed by what holds for all answers, which is no wider', () => {
    const pages = pageDirectives(
      { ...NOTHING, scriptHashes: ["'sha256-x='"], styleHashes: ["'sha256-y='"] },
      {},
    );
    expect(policyText(commonDirectives(pages, [own]))).toBe(
      `default-src 'self'; script-src 'self' 'sha256-x=' ${hashSource('1')} blob:; ` +
        "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
        "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
    );
    expect(commonDirectives(pages, [])).toEqual(pages);
  });

  it('allow what workers may do beside what pages may', () => {
    const pages = pageDirectives({ ...NOTHING, scriptHashes: ["'sha256-x='"] }, {});
    const workers = { 'script-src': ['https://a.example'], 'connect-src': ['https://a.example'] };
    expect(commonDirectives(pages, [workers])).toEqual({
      ...pages,
      'script-src': ["'self'", "'sha256-x='", 'https://a.example'],
      'connect-src': ["'self'", 'https://a.example'],
    });
    expect(commonDirectives(pages, [{ 'script-src': [], 'connect-src': [] }])).toEqual(pages);
  });
});
