import { readDocument } from '../../../../plugins/search-index/page/document';
import { textOf } from '../../../../plugins/search-index/page/tree';
import { builtPage } from '../../../support/searchPages';

describe('a built page', () => {
  it('tells what its head and its article say', () => {
    expect(readDocument(builtPage('manual'))).toMatchObject({
      documentTitle: 'Pipe | Language Features | ReScript Documentation',
      description: 'The pipe operator of ReScript 11.',
      isUnlisted: false,
      build: '4cd6cdff',
      title: 'Pipe',
      category: 'Language Features',
    });
  });

  it('reads robots', () => {
    const head = '<head><meta name="robots" content="noindex"></head>';
    expect(readDocument(`${head}<main></main>`)).toMatchObject({
      isUnlisted: true,
      article: undefined,
    });
  });

  it('keeps the text of code, and all elements around it', () => {
    const { main } = readDocument(
      '<head></head><main><p><span class=a>b</span> c</p><pre class=d><code data-code><span class="e f">let</span> x = <span class=g>"&lt;/span>"</span></code></pre><p>h</main>',
    );
    const [prose, block, last] = main.children;
    expect(prose).toMatchObject({ children: [{ name: 'span', children: ['b'] }, ' c'] });
    expect(block).toMatchObject({ name: 'pre', children: [{ attributes: { 'data-code': '' } }] });
    expect(block && textOf(block)).toBe('let x = "</span>"');
    expect(last).toMatchObject({ name: 'p', children: ['h'] });
  });

  it('needs a main element', () => {
    expect(() => readDocument('<head></head><body></body>')).toThrow(
      'expected a page with a <main> element, got none; fix its layout.',
    );
  });
});
