import fs from 'node:fs';
import path from 'node:path';

import { BRAND_COLORS, BRAND_FILES } from '../../src/data/brand';

const ROOT = path.resolve(__dirname, '../..');

test.each(BRAND_FILES)('$file is a drawing of the size that the page leaves for it', (entry) => {
  const svg = fs.readFileSync(path.join(ROOT, 'static/brand', entry.file), 'utf8');
  expect(svg).toContain(`viewBox="0 0 ${entry.width} ${entry.height}"`);
  expect(svg).not.toMatch(/<script|<style|href=|<text/);
});

test.each(BRAND_COLORS)('$name is the color of its token', ({ token, hex }) => {
  const tokens = fs.readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8');
  expect(tokens).toContain(`--${token}: ${hex};`);
});
