/**
 * @jest-environment jsdom
 */
import { render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import * as original from 'react-helmet-async';

import { updateDocument } from '../../../plugins/lean-client/head/document';
import { readHead, uniteHeads } from '../../../plugins/lean-client/head/tags';
import * as ours from '../../../plugins/lean-client/replacements/helmet';

interface Implementation {
  readonly Helmet: (props: { children?: ReactNode }) => ReactNode;
  readonly HelmetProvider: (props: { children?: ReactNode }) => ReactNode;
}

const implementations: readonly [string, Implementation][] = [
  ['ours', ours],
  ['the original', original as unknown as Implementation],
];

function Page({ Helmet, deep }: Pick<Implementation, 'Helmet'> & { deep: boolean }): ReactNode {
  return (
    <>
      <Helmet>
        <html lang="en-US" dir="ltr" className="docs-wrapper" />
        <body />
        <title>Site</title>
        <meta property="og:title" content="Site" />
        <meta name="viewport" content="width=device-width" />
        <meta name="keywords" content="a,b" />
        <link rel="canonical" href="https://example.com/" />
        <link rel="alternate" href="https://example.com/" hrefLang="en-US" />
        <link rel="alternate" href="https://example.com/" hrefLang="x-default" />
        {null}
        {false}
      </Helmet>
      {deep && (
        <div>
          <Helmet>
            <html className="docs-wrapper docs-doc-page" />
            <title>Let binding | Site</title>
            <meta property="og:title" content="Let binding | Site" />
            {[<meta key="1" name="KEYWORDS" content="c" />]}
            <link rel="canonical" href="https://example.com/let-binding" />
            <script type="application/ld+json">{'{"a": 1}'}</script>
          </Helmet>
        </div>
      )}
    </>
  );
}

/** What the document holds, in an order of its own: the head's order has no meaning. */
function documentState(): unknown {
  const attributes = (element: Element) =>
    Object.fromEntries(
      [...element.attributes]
        .filter(({ name }) => name !== 'data-rh')
        .map(({ name, value }) => [name, value]),
    );
  return {
    title: document.title,
    html: attributes(document.documentElement),
    tags: [...document.head.querySelectorAll('[data-rh]')]
      .map((element) => ({
        name: element.localName,
        text: element.textContent,
        ...attributes(element),
      }))
      .map((tag) => JSON.stringify(Object.entries(tag).sort()))
      .sort(),
  };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function statesOf({ Helmet, HelmetProvider }: Implementation): Promise<unknown[]> {
  const states: unknown[] = [];
  const page = (deep: boolean) => (
    <HelmetProvider>
      <Page Helmet={Helmet} deep={deep} />
    </HelmetProvider>
  );
  const { rerender, unmount } = render(page(true));
  await nextFrame();
  states.push(documentState());
  rerender(page(false));
  await nextFrame();
  states.push(documentState());
  rerender(page(true));
  await nextFrame();
  states.push(documentState());
  unmount();
  await nextFrame();
  return states;
}

describe('the head', () => {
  it('is the same as that of react-helmet-async', async () => {
    const [[, own], [, upstream]] = implementations as [
      [string, Implementation],
      [string, Implementation],
    ];
    const theirs = await statesOf(upstream);
    document.head.replaceChildren();
    for (const name of document.documentElement.getAttributeNames()) {
      document.documentElement.removeAttribute(name);
    }
    expect(await statesOf(own)).toEqual(theirs);
  });

  it('keeps parents in front of their children when effects run twice', async () => {
    const { Helmet } = ours;
    const { unmount } = render(
      <StrictMode>
        <Page Helmet={Helmet} deep />
      </StrictMode>,
    );
    await nextFrame();
    expect(document.title).toBe('Let binding | Site');
    unmount();
    await nextFrame();
  });

  it('reads fragments, of which the original loses all but the title', () => {
    const { tags } = readHead(
      <>
        <meta name="a" content="1" />
      </>,
    );
    expect(tags).toEqual([{ name: 'meta', attributes: { name: 'a', content: '1' }, text: '' }]);
  });

  it('touches nothing that the build wrote already', () => {
    document.head.innerHTML =
      '<title data-rh="true">Site</title><meta data-rh="true" name="a" content="1"><link rel="preload">';
    const before = [...document.head.children];
    updateDocument(
      uniteHeads([readHead([<title key="1">Site</title>, <meta key="2" name="a" content="1" />])]),
    );
    expect([...document.head.children]).toEqual(before);
    before.forEach((element, index) => expect(document.head.children[index]).toBe(element));
  });
});
