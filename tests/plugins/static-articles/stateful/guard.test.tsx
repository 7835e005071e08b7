/**
 * Renders articles as the build does. Components here call the guard by its own name, which is what
 * the bundler puts in the place of `react` (tests/…/modules.test.ts).
 */
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Component, type ReactNode, Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

import { RefuseState, sourceOf } from '../../../../plugins/static-articles/stateful/article';
import { guards } from '../../../../plugins/static-articles/stateful/guards';
import { jsx } from '../../../../plugins/static-articles/stateful/jsxRuntime';
import { SiteProviders } from '../../../support/SiteProviders';

/** As Docusaurus renders a page (core/lib/client/renderToHtml.js). */
function render(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onError: reject,
      onAllReady: () => {
        const out = new PassThrough();
        pipe(out);
        text(out).then(resolve, reject);
      },
    });
  });
}

/** An MDX file's component with its file, in the guard. */
function article(source: string, Content: () => ReactNode): ReactNode {
  const Article = Object.assign(Content, { metadata: { source: `@site/docs/${source}` } });
  return (
    <RefuseState>
      <Article />
    </RefuseState>
  );
}

function useDoubled(): number {
  return guards.useState(2)[0] * 2;
}

function Counter(): ReactNode {
  return <b>{useDoubled()}</b>;
}

class Clock extends Component {
  override render(): ReactNode {
    return 'now';
  }
}

function Browser(): ReactNode {
  guards.useContext(BrowserContext);
  return null;
}

test.each([
  ['Counter calls useState', () => <Counter />],
  [
    'Effects calls useEffect',
    () => {
      function Effects(): ReactNode {
        guards.useEffect(() => undefined);
        return null;
      }
      return <Effects />;
    },
  ],
  ['Browser calls useIsBrowser', () => <Browser />],
  [
    'MyButton puts onClick on a <button>',
    () => {
      const MyButton = () => jsx('button', { onClick: () => undefined });
      return <MyButton />;
    },
  ],
  [
    'MyButton puts onFocus on a <a>',
    () => {
      const MyButton = () => guards.createElement('a', { onFocus: () => undefined });
      return <MyButton />;
    },
  ],
  [
    'Page uses the class component Clock',
    () => {
      const Page = () => jsx(Clock, {});
      return <Page />;
    },
  ],
])('refuses: %s', async (sentence, Content) => {
  await expect(render(article('react/x.mdx', Content))).rejects.toThrow(
    `docs/react/x.mdx: Expected nothing in an article to need React in the browser, but ${sentence}, which`,
  );
});

test('leaves the shell alone, and links and plain elements in articles', async () => {
  function Shell({ children }: { children: ReactNode }): ReactNode {
    guards.useEffect(() => undefined);
    return (
      <>
        <Counter />
        {jsx('button', { onClick: () => undefined, children: useIsBrowser() ? 'live' : 'built' })}
        {children}
      </>
    );
  }
  const html = await render(
    <SiteProviders>
      <Shell>
        {article('x.mdx', () => (
          <Link to="/docs">{jsx('em', { className: 'on', children: 'docs' })}</Link>
        ))}
      </Shell>
    </SiteProviders>,
  );
  expect(html).toContain('<b>4</b><button>built</button><a');
  expect(html).toContain('href="/docs"><em class="on">docs</em></a>');
});

test('pages that wait for each other are not mistaken for one another', async () => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  function Waiting({ children }: { children: ReactNode }): ReactNode {
    use(gate);
    return children;
  }
  const page = (name: string, content: ReactNode) =>
    render(
      <Suspense>
        {article(name, () => (
          <Waiting>{content}</Waiting>
        ))}
      </Suspense>,
    );
  const shell = render(
    <Suspense>
      <Waiting>
        <Counter />
      </Waiting>
    </Suspense>,
  );
  const bad = expect(page('bad.mdx', <Counter />)).rejects.toThrow('docs/bad.mdx: ');
  const good = page('good.mdx', <i>text</i>);
  open();
  await bad;
  expect(await good).toContain('<i>text</i>');
  expect(await shell).toContain('<b>4</b>');
});

test('elements that a module makes while it is loaded are nobody’s article', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation();
  expect(jsx('button', { onClick: () => undefined }).type).toBe('button');
  silent.mockRestore();
});

test.each([undefined, 'text', <p key="p" />])('an article without a file: %s', (content) => {
  expect(sourceOf(content)).toBe('an article');
});
