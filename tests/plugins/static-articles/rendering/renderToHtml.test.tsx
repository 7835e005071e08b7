import * as original from '@docusaurus/core/lib/client/renderToHtml';
import { lazy, type ReactNode, Suspense, use, useId } from 'react';

import { renderToHtml } from '../../../../plugins/static-articles/rendering/renderToHtml';

const theirs = (original as { renderToHtml: typeof renderToHtml }).renderToHtml;

function Part({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <p id={useId()}>
      a {1} &amp; {'<b>'} {children}
    </p>
  );
}

const Late = lazy(async () => {
  await Promise.resolve();
  return { default: Part };
});

function Failing(): ReactNode {
  throw new Error('Failing has failed');
}

/** Made for each rendering: a promise is read once. */
const PAGES: readonly [string, () => ReactNode][] = [
  ['elements', () => [<Part key="1" />, <Part key="2">{['x', 'y']}</Part>]],
  ['pictures, which React loads ahead', () => <img src="/a.png" alt="" />],
  [
    'a <Suspense> that does not wait',
    () => (
      <Suspense fallback="wait">
        <Part />
      </Suspense>
    ),
  ],
  [
    'a <Suspense> that waits',
    () => (
      <Suspense fallback="wait">
        <Late />
      </Suspense>
    ),
  ],
  [
    'a page that waits',
    () => {
      const text = Promise.resolve('read');
      const Waiting = (): ReactNode => use(text);
      return <Waiting />;
    },
  ],
];

describe('renderToHtml', () => {
  it.each(PAGES)('gives what the original gives for %s', async (_, page) => {
    expect(await renderToHtml(page())).toBe(await theirs(page()));
  });

  it.each<[string, ReactNode]>([
    ['outside', <Failing key="page" />],
    [
      'inside',
      <Suspense key="page" fallback="wait">
        <Failing />
      </Suspense>,
    ],
  ])('throws what a component throws %s of a <Suspense>', async (_, page) => {
    await expect(renderToHtml(page)).rejects.toThrow('Failing has failed');
  });
});
