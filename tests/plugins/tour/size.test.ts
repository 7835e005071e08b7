import fs from 'node:fs';
import path from 'node:path';

import { sizeProblem } from '../../../plugins/tour/size';
import { TOUR_FOLDER } from '../../../src/lib/tour';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const program = (lines: number, meta = ''): string =>
  `\`\`\`res${meta}\n${'Console.log(1)\n'.repeat(lines)}\`\`\`\n`;
const step = (text: string): string => `---\ntitle: Do it\n---\n\n${text}\n`;

test('a step has 150 to 250 words; programs, claims and the task don’t count', () => {
  const task = `<Exercise kind="mend" open>\n\n${words(90)}\n\n${program(4, ' task')}\n</Exercise>\n`;
  const claim = `{/* claims: ${words(90)} */}`;
  const page = (count: number) => step(`${words(count)}\n\n${program(9)}\n${claim}\n\n${task}`);
  expect(sizeProblem(page(150))).toBeUndefined();
  expect(sizeProblem(page(250))).toBeUndefined();
  expect(sizeProblem(page(149))).toBe(
    'Expected 150 to 250 words beside programs and task, got 149; say more.',
  );
  expect(sizeProblem(page(251))).toMatch(/got 251; shorten it\.$/);
});

test('its programs have 2 to 15 lines, and a task may begin with one', () => {
  const page = (lines: number, meta?: string) => step(`${words(200)}\n\n${program(lines, meta)}`);
  expect(sizeProblem(page(2))).toBeUndefined();
  expect(sizeProblem(page(15, ' solution'))).toBeUndefined();
  expect(sizeProblem(page(1, ' task'))).toBeUndefined();
  expect(sizeProblem(page(1))).toBe(
    'Expected programs of 2 to 15 lines, got one of 1, which begins with “Console.log(1)”; show more.',
  );
  expect(sizeProblem(page(16, ' task'))).toMatch(/got one of 16, .* shorten it\.$/);
});

test('every step has this size', () => {
  const folder = path.join(__dirname, '../../..', TOUR_FOLDER);
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((name) => name.endsWith('.mdx'));
  expect(pages.length).toBeGreaterThanOrEqual(30);
  const problems = pages.map((name) => [
    name,
    sizeProblem(fs.readFileSync(path.join(folder, name), 'utf8')),
  ]);
  expect(problems.filter(([, problem]) => problem !== undefined)).toEqual([]);
});
