/** Programs of several files in the playground, on the compilers of this machine. */
import type { Locator, Page } from '@playwright/test';
import { compressToEncodedURIComponent } from 'lz-string';

import { expect, expectAccessible, test } from './fixtures';

type Files = readonly (readonly [name: string, code: string])[];

const link = (files: Files, rest = 'version=v12.2.0'): string =>
  `/try?${rest}&files=${compressToEncodedURIComponent(JSON.stringify(files))}`;

const SHAPES: Files = [
  ['Shapes.res', 'let secret = 2\nlet double = x => x * secret\n'],
  ['Main.res', 'Console.log(Shapes.double(21))\n'],
];

const files = (page: Page): Locator => page.getByRole('tablist', { name: 'Files' });
const file = (page: Page, name: string): Locator =>
  files(page).getByRole('tab', { name: new RegExp(`^${name}`) });
const editor = (page: Page): Locator => page.getByRole('textbox', { name: /ReScript$/ });
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const results = (page: Page): Locator =>
  page.getByRole('region', { name: 'Results' }).getByRole('tabpanel');
const status = (page: Page): Locator => page.locator('[role=status][aria-busy]');
const nameField = (page: Page): Locator => page.getByLabel('Name of the file');

/** As readers do it: a text that is put in at once tells a field nothing in Firefox. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function write(page: Page, code: string): Promise<void> {
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** Says that the machine's compiler may have the program, once the page knows whether there is one. */
async function release(page: Page): Promise<void> {
  await expect(status(page)).toHaveText(/^(?:Compiled|Not compiled|Type error)/);
  const compile = button(page, 'Compile');
  if (await compile.isVisible()) await compile.click();
}

/** Opens files, and says that the machine's compiler may have them. */
async function open(page: Page, visit: (path: string) => Promise<unknown>, program: Files) {
  await visit(link(program));
  await expect(file(page, 'Main.res')).toHaveAttribute('aria-selected', 'true');
  await release(page);
}

test(
  'a file is added, named, used by the one that runs, and kept in the address',
  { tag: ['@engines', '@phone', '@every-phone', '@every-engines'] },
  async ({ page, visit }) => {
    await visit('/try?version=v12.2.0');
    await expect(status(page)).toHaveText('Compiled, v12.2.0.');
    await expect(files(page)).toHaveCount(0);
    await write(page, 'Console.log(Shapes.double(21))\n');
    await button(page, 'Add file').click();
    await expect(nameField(page)).toBeFocused();
    await type(page, nameField(page), 'shapes');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Expected a name such as Shapes\.res/)).toBeVisible();
    await type(page, nameField(page), 'Shapes');
    await page.keyboard.press('Enter');
    await expect(file(page, 'Shapes.res')).toBeFocused();
    await write(page, 'let double = x => x * 2\n');
    await expect(status(page)).toHaveText('Compiled, v12.2.0.');
    await expect(results(page)).toContainText('function double(');
    await file(page, 'Main.res').click();
    await expect(results(page)).toContainText('from "./Shapes.res.mjs"');
    await page.getByRole('button', { name: /^Run/ }).click();
    await expect(results(page).getByRole('log')).toContainText('42');
    await expect(page).toHaveURL(/&files=/);
    await page.reload();
    await expect(file(page, 'Shapes.res')).toBeVisible();
    await expect(editor(page)).toContainText('Shapes.double(21)');
  },
);

test(
  'the order is that of compilation: a wrong one is an error, which goes when it is mended',
  { tag: '@every' },
  async ({ page, visit }) => {
    await open(page, visit, SHAPES);
    await expect(status(page)).toHaveText('Compiled, v12.2.0.');
    await button(page, 'Move Main.res to the left').click();
    await expect(file(page, 'Main.res')).toHaveAttribute('aria-selected', 'true');
    await expect(status(page)).toHaveText(/^Type error: 1 error/);
    await expect(file(page, 'Main.res')).toHaveText(/: 1 error$/);
    await file(page, 'Shapes.res').click();
    await results(page)
      .getByRole('button', { name: /Main\.res Line 1/ })
      .click();
    await expect(file(page, 'Main.res')).toHaveAttribute('aria-selected', 'true');
    await expect(editor(page)).toBeFocused();
    await button(page, 'Move Main.res to the right').click();
    await expect(status(page)).toHaveText('Compiled, v12.2.0.');
  },
);

test('an interface hides what it leaves out', { tag: '@every' }, async ({ page, visit }) => {
  await open(page, visit, [['Shapes.resi', 'let double: int => int\n'], ...SHAPES]);
  await expect(status(page)).toHaveText('Compiled, v12.2.0.');
  await write(page, 'Console.log(Shapes.secret)\n');
  await expect(status(page)).toHaveText(/^Type error: 1 error/);
  await file(page, 'Shapes.resi').click();
  await write(page, 'let double: int => int\nlet secret: int\n');
  await expect(status(page)).toHaveText('Compiled, v12.2.0.');
  await expect(results(page)).toContainText('An interface becomes no JavaScript');
});

test('what a file throws leads to its line, and each file has its own history', async ({
  page,
  visit,
}) => {
  await open(page, visit, [
    ['Shapes.res', 'let one = 1\nlet fail = () => throw(Failure("no shape"))\n'],
    ['Main.res', 'Shapes.fail()\n'],
  ]);
  await page.getByRole('button', { name: /^Run/ }).click();
  await results(page).getByRole('button', { name: 'line 2 of Shapes.res' }).first().click();
  await expect(file(page, 'Shapes.res')).toHaveAttribute('aria-selected', 'true');
  await editor(page).press('ControlOrMeta+End');
  await page.keyboard.insertText('let two = 2');
  await file(page, 'Main.res').click();
  await editor(page).press('ControlOrMeta+z');
  await expect(editor(page)).toContainText('Shapes.fail()');
  await file(page, 'Shapes.res').click();
  await expect(editor(page)).toContainText('let two = 2');
  await editor(page).press('ControlOrMeta+z');
  await expect(editor(page)).not.toContainText('let two = 2');
  await expect(editor(page)).toContainText('let one = 1');
});

test('the keyboard alone adds, looks, renames, moves, deletes and brings back', async ({
  page,
  visit,
}) => {
  await open(page, visit, SHAPES);
  await file(page, 'Main.res').focus();
  await page.keyboard.press('Home');
  await expect(file(page, 'Shapes.res')).toBeFocused();
  await expect(editor(page)).toContainText('let double');
  await page.keyboard.press('End');
  await expect(file(page, 'Main.res')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(file(page, 'Shapes.res')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Add file')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type('Forms');
  await page.keyboard.press('Enter');
  await expect(file(page, 'Forms.res')).toBeFocused();
  await expect(status(page)).toHaveText(/^Type error: 1 error/);
  await button(page, 'Move Forms.res to the right').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Move Forms.res to the right')).toBeFocused();
  await expect(page.getByText('Forms.res is file 2 of 2 now.')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Delete Forms.res')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Add file')).toBeFocused();
  await expect(files(page)).toHaveCount(0);
  await expect(page).toHaveURL(/&code=/);
  await button(page, 'Restore Forms.res').press('Enter');
  await expect(file(page, 'Forms.res')).toBeFocused();
  await expect(editor(page)).toContainText('let double');
});

test('links of one file are what they were', async ({ page, visit }) => {
  const code = compressToEncodedURIComponent('let tea = 3\n');
  await visit(`/try?version=v11.1.4&module=esmodule&code=${code}`);
  await expect(files(page)).toHaveCount(0);
  await release(page);
  await expect(status(page)).toHaveText('Compiled, v11.1.4.');
  await expect(page).toHaveURL(`/try?version=v11.1.4&module=esmodule&code=${code}`);
});

test('a link with names of other folders is told about, and opens nothing', async ({
  page,
  visit,
}) => {
  await visit(
    link([
      ['../Main.res', 'let a = 1'],
      ['Main.res', 'let b = 1'],
    ]),
  );
  await expect(page.getByText(/^Expected a name such as Shapes\.res/)).toBeVisible();
  await expect(files(page)).toHaveCount(0);
});

test('embedded, files are looked at and run, and stay as they are', async ({ page, visit }) => {
  await visit(link(SHAPES).replace('/try?', '/embed?'));
  await expect(file(page, 'Main.res')).toHaveAttribute('aria-selected', 'true');
  await expect(button(page, 'Add file')).toHaveCount(0);
  await file(page, 'Shapes.res').click();
  await expect(editor(page)).toContainText('let double');
  await page.getByRole('button', { name: /^Run/ }).click();
  await expect(results(page).getByRole('log')).toContainText('42');
});

test(
  'a row of many files scrolls on a phone, and all of it is accessible',
  { tag: ['@phone', '@every-phone'] },
  async ({ page, visit }) => {
    const many: Files = Array.from({ length: 9 }, (_, index) => [
      `Numbers${index}.res`,
      `let n = ${index}\n`,
    ]);
    await open(page, visit, [...many, ['Main.res', 'Console.log(Numbers8.n)\n']]);
    await expect(status(page)).toHaveText('Compiled, v12.2.0.');
    const { scrolls, overflows } = await files(page).evaluate((row) => ({
      scrolls: row.scrollWidth > row.clientWidth,
      overflows: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }));
    expect({ scrolls, overflows }).toEqual({ scrolls: true, overflows: false });
    await expect(file(page, 'Main.res')).toBeInViewport();
    await expectAccessible(page);
    await button(page, 'Rename').click();
    await expectAccessible(page);
  },
);
