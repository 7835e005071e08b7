/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import Diagram from '../../src/components/Diagram';
import { WIDTH } from '../../src/components/Diagram/drawing';
import { DRAWING_NAMES, type DrawingName, DRAWINGS } from '../../src/components/Diagram/drawings';
import { readDiagramPages } from '../support/diagramPages';

const FOLDER = path.resolve('src/components/Diagram');

/** Bytes of a drawing in a page, after Brotli: what it takes of the budget of HTML. */
const LIMIT = 1.5 * 1024;

/** A color that is not a token's. */
const COLOR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|lab|lch|oklab|oklch|color)a?\(|(?:fill|stroke)="/i;

const names = Object.keys(DRAWINGS).filter((name): name is DrawingName => name in DRAWINGS);
const show = (name: DrawingName) => <Diagram name={name} alt="What it shows." caption="A point." />;

describe.each(names)('%s', (name) => {
  const html = renderToStaticMarkup(show(name));

  test('has a name and a description, and its caption', () => {
    render(show(name));
    const picture = screen.getByRole('img', { name: DRAWINGS[name].title });
    expect(picture).toHaveAccessibleDescription('What it shows.');
    expect(screen.getByRole('figure')).toHaveTextContent('A point.');
  });

  test('reserves its place and stays inside', () => {
    const { height } = DRAWINGS[name];
    const page = document.createElement('div');
    page.innerHTML = html;
    const svg = page.querySelector('svg');
    expect(svg).toHaveAttribute('viewBox', `0 0 ${WIDTH} ${height}`);
    for (const box of page.querySelectorAll('rect')) {
      const [x = NaN, y = NaN, wide = NaN, high = NaN] = ['x', 'y', 'width', 'height'].map((key) =>
        Number(box.getAttribute(key)),
      );
      expect(x).toBeGreaterThanOrEqual(1);
      expect(y).toBeGreaterThanOrEqual(1);
      expect(x + wide).toBeLessThan(WIDTH);
      expect(y + high).toBeLessThan(height);
    }
  });

  test('is small and takes all colors from the style sheet', () => {
    expect(brotliCompressSync(html).length).toBeLessThan(LIMIT);
    expect(html).not.toMatch(COLOR);
    expect(html).not.toMatch(/style=|<script|<image|href=/);
  });
});

test('no file of the component names a color', () => {
  const files = fs
    .readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|css)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files)
    expect(fs.readFileSync(path.join(FOLDER, file), 'utf8')).not.toMatch(COLOR);
});

test('two diagrams of a page share no id', () => {
  const { container } = render(names.map((name) => <div key={name}>{show(name)}</div>));
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBe(3 * names.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test('titles are unlike one another, but for twins of two versions', () => {
  const titles = names.map((name) => DRAWINGS[name].title);
  expect(names.length - new Set(titles).size).toBeLessThanOrEqual(2);
});

describe('what MDX does not check', () => {
  const raw = (props: object) => () =>
    // Pages are not checked by the compiler.
    renderToStaticMarkup(<Diagram {...(props as ComponentProps<typeof Diagram>)} />);

  test.each(['variant-lay', 'constructor', undefined])('refuses the name %s', (name) => {
    expect(raw({ name, alt: 'a', caption: 'b' })).toThrow(
      /^Expected <Diagram> to have the name of a drawing, which are .*variant-layout.*, got .*add it to/,
    );
  });

  test.each([{ alt: 'a' }, { caption: 'b' }, { alt: '', caption: 'b' }])(
    'refuses the texts %j',
    (texts) => {
      expect(raw({ name: 'variant-layout', ...texts })).toThrow(
        /^Expected <Diagram name="variant-layout"> to have alt="…" and caption="…", got \{/,
      );
    },
  );
});

describe('pages', () => {
  const pages = readDiagramPages();

  test('show every drawing, and none that there is not', () => {
    const shown = new Set(pages.flatMap(({ diagrams }) => diagrams.map(({ name }) => name)));
    expect([...shown].sort()).toEqual(DRAWING_NAMES);
  });

  test.each(pages.map((page) => [page.file, page] as const))('%s', (_, { diagrams, count }) => {
    // Plain attributes in this order: the Markdown of the page reads them, too.
    expect(diagrams).toHaveLength(count);
    expect(new Set(diagrams.map(({ name }) => name)).size).toBe(count);
    for (const { alt, caption } of diagrams) {
      expect(alt.length).toBeGreaterThan(80);
      expect(caption).toMatch(/^[A-Z].*\.$/);
      expect(caption).not.toBe(alt);
    }
  });
});
