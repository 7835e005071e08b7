/** Contrast of the colors of code (WCAG 2.2, 1.4.3: at least 4.5 : 1 for text of this size). */
import fs from 'node:fs';
import path from 'node:path';

const CSS = path.join(__dirname, '../../src/css');

type Colors = Readonly<Record<string, string>>;

/** The custom properties of the rules for a selector, in the order of the files. */
function declarations(selector: string): Colors {
  const css = ['tokens.css', 'code-tokens.css']
    .map((file) => fs.readFileSync(path.join(CSS, file), 'utf8'))
    .join('\n');
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return Object.fromEntries(
    rules
      .filter(([, selectors]) =>
        selectors
          ?.replace(/\/\*[\s\S]*?\*\//g, '')
          .split(',')
          .some((one) => one.trim() === selector),
      )
      .flatMap(([, , body]) => [...(body ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)])
      .map(([, name, value]) => [name, value?.trim()]),
  );
}

const root = declarations(':root');
const schemes: Readonly<Record<string, Colors>> = {
  light: { ...root, ...declarations("[data-theme='light']") },
  dark: { ...root, ...declarations("[data-theme='dark']") },
};

function hexOf(colors: Colors, name: string): string {
  const value = colors[name] ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return hexOf(colors, other);
  return value.length === 4 ? value.replace(/[\da-f]/gi, '$&$&') : value;
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const KINDS = Object.keys(declarations("[data-theme='dark']")).filter(
  (name) => name.startsWith('--code-') && !/lit|error|dimmed/.test(name),
);

describe.each(Object.keys(schemes))('the %s scheme', (scheme) => {
  const colors = schemes[scheme] ?? {};
  const pairs = [
    ...[...KINDS, '--color-code-text'].flatMap((kind) => [
      [kind, '--color-code-surface'],
      [kind, '--code-lit'],
    ]),
    ['--code-dimmed', '--color-code-surface'],
    ['--color-text-muted', '--color-code-surface'],
    ['--color-good', '--color-code-surface'],
    ['--code-error', '--code-error-soft'],
    ['--code-error', '--color-code-surface'],
    ['--color-code-text', '--code-error-soft'],
    ['--color-info', '--color-info-soft'],
    ['--color-warn', '--color-warn-soft'],
    ['--color-text', '--color-info-soft'],
    ['--color-text', '--color-warn-soft'],
  ];

  test.each(pairs)('%s can be read on %s', (text, surface) => {
    const [ink, paper] = [hexOf(colors, text ?? ''), hexOf(colors, surface ?? '')];
    expect(ink).toMatch(/^#[\da-f]{6}$/i);
    expect(paper).toMatch(/^#[\da-f]{6}$/i);
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
  });
});
