/** @jest-environment jsdom */
import { render as renderElement, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import ArticleHeading from '../../src/components/ArticleHeading';
import ArticleLink from '../../src/components/ArticleLink';
import ArticleTable from '../../src/components/ArticleTable';
import Cite from '../../src/components/Cite';
import Image from '../../src/components/Image';
import Info from '../../src/components/Info';
import Intro from '../../src/components/Intro';
import UrlBox from '../../src/components/UrlBox';
import Video from '../../src/components/Video';
import Warn from '../../src/components/Warn';
import CodeBlock from '../../src/theme/CodeBlock';
import { SiteProviders } from '../support/SiteProviders';

const render = (element: ReactElement) =>
  renderElement(<SiteProviders>{element}</SiteProviders>).container;

describe('ArticleHeading', () => {
  test('links to itself, by a name that holds all of its text', () => {
    render(
      <ArticleHeading as="h2" id="match">
        Match with <code>switch</code> {3} times
      </ArticleHeading>,
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'match');
    expect(screen.getByRole('link')).toHaveAttribute('href', '#match');
    expect(screen.getByRole('link')).toHaveAccessibleName(
      'Direct link to Match with switch 3 times',
    );
  });

  test.each([
    ['a title', 'h1', 'title'],
    ['a heading without an id', 'h3', undefined],
  ] as const)('leaves %s plain', (_, as, id) => {
    render(
      <ArticleHeading as={as} id={id}>
        Plain
      </ArticleHeading>,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('Plain');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('ArticleLink', () => {
  test('opens other sites in the same tab without telling them where from', () => {
    render(<ArticleLink href="https://example.com/">Elsewhere</ArticleLink>);
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link')).not.toHaveAttribute('target');
  });

  test.each(['/docs/manual/latest/record', '#part'])('leaves %s as it is', (href) => {
    render(<ArticleLink href={href}>Here</ArticleLink>);
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining(href));
    expect(screen.getByRole('link')).not.toHaveAttribute('rel');
  });
});

describe('ArticleTable', () => {
  test('can be reached and scrolled by keyboard, under its label', () => {
    render(
      <ArticleTable aria-label="Table: Operators">
        <tbody>
          <tr>
            <td>++</td>
          </tr>
        </tbody>
      </ArticleTable>,
    );
    const region = screen.getByRole('group', { name: 'Table: Operators' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getByRole('table')).not.toHaveAttribute('aria-label');
  });
});

describe('notes', () => {
  test('are called by their titles', () => {
    render(
      <>
        <Info>Worth knowing.</Info>
        <Warn>Goes wrong.</Warn>
      </>,
    );
    expect(screen.getByRole('note', { name: 'Info' })).toHaveTextContent('InfoWorth knowing.');
    expect(screen.getByRole('note', { name: 'Warning' })).toHaveTextContent('WarningGoes wrong.');
  });

  test('Intro, Cite and UrlBox show what they are given', () => {
    const page = render(
      <>
        <Intro>The lead.</Intro>
        <Cite author="Mara Lind">It compiles.</Cite>
        <Cite>Nobody said this.</Cite>
        <UrlBox text="Read on" href="/docs/manual/latest/record">
          Where records begin.
        </UrlBox>
      </>,
    );
    expect(page).toHaveTextContent('The lead.');
    expect(screen.getAllByRole('figure')[0]).toHaveTextContent('It compiles.Mara Lind');
    expect(screen.getAllByRole('figure')[1]?.querySelector('figcaption')).toBeNull();
    expect(screen.getByRole('link', { name: /Read on/ })).toHaveAttribute(
      'href',
      '/docs/manual/latest/record',
    );
  });
});

describe('Image', () => {
  test('reserves its place, loads late and has its caption', () => {
    render(
      <Image
        src="/img/oven.png"
        alt="An oven"
        width={640}
        height={320}
        caption="Our oven"
        withShadow
      />,
    );
    const picture = screen.getByRole('img', { name: 'An oven' });
    expect(picture).toHaveAttribute('width', '640');
    expect(picture).toHaveAttribute('height', '320');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveClass('shadow');
    expect(screen.getByRole('figure')).toHaveTextContent('Our oven');
    expect(screen.getByRole('figure')).not.toHaveClass('small');
  });

  test('is a quarter wide when small, and may be a link', () => {
    render(
      <Image src="/img/oven.png" alt="An oven" size="small" externalLink="https://example.com/" />,
    );
    expect(screen.getByRole('figure')).toHaveClass('small');
    expect(within(screen.getByRole('link')).getByRole('img')).toBeInTheDocument();
  });
});

describe('Video', () => {
  const video = () => document.querySelector('video');

  test('is 640 by 360 and without sound where it has no subtitles', () => {
    render(<Video src="/video/build.mp4" caption="A build" />);
    expect(video()).toHaveAttribute('width', '640');
    expect(video()).toHaveAttribute('height', '360');
    expect(video()).toHaveAttribute('controls');
    expect(video()?.muted).toBe(true);
    expect(video()).toHaveAttribute('preload', 'metadata');
    expect(video()).not.toHaveAttribute('poster');
    expect(screen.getByRole('figure')).toHaveTextContent('A build');
  });

  test('loads nothing before it is started where it has a poster', () => {
    render(<Video src="/v.mp4" caption="A talk" poster="/p.png" subtitles="/v.vtt" />);
    expect(video()).toHaveAttribute('preload', 'none');
    expect(video()).toHaveAttribute('poster', '/p.png');
    expect(video()?.muted).toBe(false);
    expect(document.querySelector('track')).toHaveAttribute('src', '/v.vtt');
  });
});

test('CodeBlock is plain code with a copy button', () => {
  const html = renderToStaticMarkup(<CodeBlock title="a.res">{'let a = 1\nlet b = 2'}</CodeBlock>);
  document.body.innerHTML = html;
  expect(document.querySelector('[data-code]')?.textContent).toBe('let a = 1\nlet b = 2');
  expect(screen.getByRole('button', { name: 'Copy code' })).toHaveAttribute('data-copy');
  expect(document.body).toHaveTextContent('a.res');
});
