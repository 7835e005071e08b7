/** Documents as the build writes them, in short, and answers of a host that carry them. */
import { scriptJson } from '../../src/lib/pageHtml';

interface PageParts {
  readonly title?: string;
  readonly build?: string;
  /** HTML of each article, and its data. */
  readonly articles?: readonly { readonly html: string; readonly data?: object }[];
  readonly docs?: object;
}

const METADATA = { metadata: { title: 'Type' } };

/** The document of a page. */
export function pageDocument({
  title = 'Type',
  build = 'b1',
  articles = [{ html: '<p>text</p>' }],
  docs,
}: PageParts = {}): string {
  const body = articles.map(
    ({ html, data = METADATA }) =>
      `<div class="markdown" data-article="">${html}</div><script type="application/json" data-article-data="">${scriptJson(data)}</script>`,
  );
  const pageDocs = docs
    ? `<script type="application/json" data-page-docs="">${scriptJson(docs)}</script>`
    : '';
  return `<!DOCTYPE html><html><head><meta charset="UTF-8"><title data-rh="true">${title}</title><meta name="build" content="${build}"></head><body><div id="__docusaurus"><nav><a href="/">Home</a></nav><main>${body.join('')}${pageDocs}</main></div></body></html>`;
}

/** A page whose title, articles and data look like what they are not. */
export const HARD_PAGE = pageDocument({
  title: 'a &lt;b&gt; &amp;amp; &quot;c&quot; it&#x27;s',
  articles: [
    {
      html: '<div class="tabs"><pre><code>&lt;div data-article=""&gt;&lt;/div&gt;</code></pre></div><p>one</p>',
      data: { metadata: { title: '</script><!--<div data-article="">' }, toc: [{ value: '<b>' }] },
    },
    { html: '<p>two<img src="a.png" alt=""></p><ul><li>x</li><li>y</li></ul>' },
    { html: '' },
  ],
  docs: { area: 'default', docs: [] },
});

interface Answer {
  readonly url: string;
  readonly status?: number;
  readonly type?: string | null;
  readonly text?: string;
}

/** A host's answer. jsdom has no `Response`; these are the parts of it that the client uses. */
export function answer({
  url,
  status = 200,
  type = 'text/html; charset=utf-8',
  text = pageDocument(),
}: Answer): Response {
  return {
    ok: status >= 200 && status < 300,
    status,
    url: new URL(url, 'https://example.org').href,
    headers: { get: (name: string) => (name === 'content-type' ? type : null) },
    text: () => Promise.resolve(text),
  } as unknown as Response;
}

/** Lets what has been promised happen. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
