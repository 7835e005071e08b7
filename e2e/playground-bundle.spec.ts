/** The playground on the official bundles, as readers of a published site get it. */
import type { Locator, Page } from '@playwright/test';
import { compressToEncodedURIComponent } from 'lz-string';

import { DEFAULT_BUNDLES } from '../src/lib/playground/bundle/config';
import { RELEASES } from '../tests/support/playgroundBundle';
import { type Bundles, offerBundles } from './bundles';
import { some } from './every';
import { expect, expectAccessible, test as base } from './fixtures';

/** A page without compilers of the machine, and the host of bundles that it asks. */
const test = base.extend<{ readonly bundles: Bundles }>({
  bundles: [async ({ page }, use) => use(await offerBundles(page)), { auto: true }],
});

const link = (code: string, rest = 'version=v11.1.4'): string =>
  `/try?${rest}&code=${compressToEncodedURIComponent(code)}`;

const program = (page: Page): Locator => page.getByRole('textbox', { name: /^Program in/ });
const panel = (page: Page): Locator => page.getByRole('tabpanel');
const tab = (page: Page, name: string | RegExp): Locator => page.getByRole('tab', { name });
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const status = (page: Page): Locator => page.locator('[role=status][aria-busy]');
const versions = (page: Page): Locator => page.getByRole('combobox', { name: 'Version' });
const run = (page: Page): Promise<void> => page.getByRole('button', { name: /^Run/ }).click();

/** Groups of the version list with their releases. */
const groups = (page: Page): Promise<readonly string[]> =>
  versions(page).evaluate((select) =>
    [...select.querySelectorAll('optgroup')].map(
      ({ label, children }) =>
        `${label}: ${[...children].map(({ textContent }) => textContent).join(' ')}`,
    ),
  );

/** What browsers say of requests that fail on purpose here. */
const FAILED_REQUEST = /cdn\.rescript-lang\.org|compilers that it knows|ERR_|status of 40/;

test.describe('versions', () => {
  test('are those of the host, in groups', { tag: '@every' }, async ({ page, visit }) => {
    await offerBundles(page, {
      releases: [
        ...['v8.4.2', 'v9.1.4', 'v10.1.4', 'v11.1.3', 'v11.1.4', 'v12.0.0-alpha.1', 'v12.2.0'],
        ...['v13.0.0-alpha.1', 'nightly'],
      ],
    });
    await visit('/try');
    await expect(status(page)).toHaveText('Compiled, v11.1.4.');
    expect(await groups(page)).toEqual([
      'Next: v13.0.0-alpha.1 v12.2.0',
      'Released: v11.1.4 v10.1.4 v9.1.4 v8.4.2',
    ]);
    await tab(page, 'Settings').click();
    await page.getByRole('checkbox', { name: 'Show all releases' }).check();
    expect((await groups(page)).join()).toContain('v11.1.3');
    await expectAccessible(page);
  });

  const answers = [
    ['is missing', 404],
    ['is no list', { releases: 'v11.1.4' }],
  ] as const;
  for (const [how, answer] of some(answers, 1)) {
    test(`are those that the page knows where the list ${how}`, async ({
      page,
      visit,
      faults,
      bundles,
    }) => {
      faults.allow(FAILED_REQUEST);
      bundles.answer('/versions.json', answer);
      await visit('/try');
      await expect(status(page)).toHaveText('Compiled, v11.1.4.');
      expect((await groups(page)).join()).toContain('v8.4.2');
      expect(faults.seen().join()).toContain('offers the compilers that it knows');
    });
  }

  test('each compiles and runs a program with its standard library', async ({
    page,
    visit,
    bundles,
  }) => {
    await visit(link('let start = 1\n'));
    await expect(status(page)).toHaveText('Compiled, v11.1.4.');
    await page.getByRole('switch', { name: 'Auto-run' }).check();
    for (const [index, { name }] of RELEASES.entries()) {
      await versions(page).selectOption(name);
      await expect(status(page)).toHaveText(new RegExp(`^Compiled.*, ${name}\\.$`));
      await program(page).fill(
        `let twice = Belt.Array.map([1, ${index}], x => x * 2)\nJs.log(twice)\n`,
      );
      await expect(page.getByRole('log')).toContainText(`[2, ${2 * index}]`);
      expect(bundles.loaded).toContain(`/${name}/compiler.js`);
    }
    expect(bundles.loaded.filter((path) => path.startsWith('/v12.2.0/'))).toEqual([
      '/v12.2.0/compiler.js',
      '/v12.2.0/@rescript/react/cmij.js',
      '/v12.2.0/compiler-builtins/cmij.js',
    ]);
    expect(bundles.loaded).toContain('/v8.4.2/reason-react/cmij.js');
  });

  test(
    'one that is chosen takes the program with it',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit('/try');
      await program(page).fill('let tea = 3\n');
      await expect(panel(page)).toContainText('var tea = 3;');
      await versions(page).selectOption('v12.2.0');
      await expect(panel(page)).toContainText('let tea = 3;');
      await expect(status(page)).toHaveText('Compiled, v12.2.0.');
      await expect(page).toHaveURL(/\?version=v12\.2\.0&/);
      await page.reload();
      await expect(status(page)).toHaveText('Compiled, v12.2.0.');
    },
  );
});

test.describe('links', () => {
  test('compile at once: no program of a link reaches the machine here', async ({
    page,
    visit,
  }) => {
    await visit(link('let fromLink = 1\n'));
    await expect(panel(page)).toContainText('fromLink = 1;');
    await expect(page.getByText('it’s compiled only when you say so')).toHaveCount(0);
    await expect(button(page, 'Compile')).toHaveCount(0);
  });

  test('of the existing site open unchanged', async ({ page, visit }) => {
    await offerBundles(page, {
      releases: ['v11.1.1', 'v11.1.4'],
      alike: { 'v11.1.1': 'v11.1.4' },
    });
    const old = link('let old = 1\n', 'version=v11.1.1&module=esmodule');
    await visit(`${old}}`);
    await expect(program(page)).toHaveText('let old = 1');
    await expect(panel(page)).toContainText('old = 1;');
    await expect(status(page)).toHaveText('Compiled, v11.1.1.');
    await expect(versions(page)).toHaveValue('v11.1.1');
    await expect(page).toHaveURL(old);
  });

  test(
    'name what the host does not have, once',
    { tag: '@every' },
    async ({ page, visit, faults, bundles }) => {
      faults.allow(FAILED_REQUEST);
      bundles.setOnline(false);
      await visit(link('let old = 1\n', 'version=v11.0.1&module=esmodule'));
      await expect(button(page, 'Try again')).toBeVisible();
      bundles.setOnline(true);
      await button(page, 'Try again').click();
      await expect(status(page)).toHaveText('Compiled, v11.1.4.');
      await expect(page.getByText('got v11.0.1; v11.1.4 is used instead')).toHaveCount(1);
    },
  );
});

test.describe('a program', () => {
  test('is compiled as it changes, formatted and run', async ({ page, visit }) => {
    await visit('/try');
    await expect(panel(page)).toContainText('Three seats:');
    await program(page).fill(
      'let twice   = Belt.Array.map([1, 2], x => x * 2)\nConsole.log(twice)\n',
    );
    await expect(panel(page)).toContainText('console.log(twice);');
    await button(page, 'Format').click();
    await expect(program(page)).toContainText('let twice = Belt');
    await run(page);
    await expect(tab(page, 'Output')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('log')).toContainText('[2, 4]');
    await expectAccessible(page, ['light']);
  });

  test('that exports App.make is shown', { tag: '@every' }, async ({ page, visit }) => {
    await visit(
      link(
        'module App = {\n  @react.component\n  let make = () => <b> {React.string("Hi!")} </b>\n}\n',
      ),
    );
    await expect(panel(page)).toContainText('App');
    await run(page);
    await expect(page.frameLocator('iframe').getByText('Hi!')).toBeVisible();
  });

  test('with warnings', { tag: '@every' }, async ({ page, visit }) => {
    await visit('/try');
    await program(page).fill('let a = {\n  let unused = 1\n  2\n}');
    await expect(page.locator('.cm-lintRange-warning')).toHaveText('unused');
    await expect(status(page)).toHaveText('Compiled with warnings: 1 warning, v11.1.4.');
    await tab(page, /Problems.*1 warning/).click();
    await expect(panel(page)).toContainText('number 26 Line 2, column 7');
    await expect(panel(page)).toContainText('unused variable unused.');
  });

  test('with a type error', { tag: '@every' }, async ({ page, visit }) => {
    await visit('/try');
    await program(page).fill('let a: int = "äö😀"\n');
    await expect(panel(page)).toContainText('Type error');
    await expect(page.locator('.cm-lintRange-error')).toHaveText('"äö😀"');
    await expect(page.locator('.cm-lint-marker-error')).toBeVisible();
    await tab(page, /Problems.*1 error/).click();
    await expectAccessible(page, ['light']);
    await panel(page)
      .getByRole('button', { name: /Line 1, column 14/ })
      .click();
    await expect(program(page)).toBeFocused();
  });

  test(
    'with a syntax error, which bundles say twice',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit('/try');
      await program(page).fill('let = 1\n');
      await expect(status(page)).toHaveText('Syntax error: 1 error, v11.1.4.');
      await expect(panel(page).getByRole('listitem')).toHaveCount(1);
      await button(page, 'Format').click();
      await expect(panel(page).getByRole('listitem')).toHaveCount(1);
      await program(page).fill('let mended = 1\n');
      await expect(panel(page)).toContainText('mended = 1;');
    },
  );

  test('tells its types on a key and to the pointer', async ({ page, visit }) => {
    await visit('/try');
    await program(page).fill('let tea = (3, "cups")\n');
    await expect(panel(page)).toContainText('"cups"');
    const hint = page.locator('.cm-type-hint');
    await page.keyboard.press('Control+Home');
    for (let column = 0; column < 'let t'.length; column += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Control+i');
    await expect(hint).toHaveText('(int, string)');
    await page.keyboard.press('Escape');
    await expect(hint).toHaveCount(0);
    // The name stands behind "let " in letters of one width.
    const word = await program(page).getByText('let', { exact: true }).boundingBox();
    if (!word) throw new Error('Expected the word let on screen, got none.');
    await page.mouse.move(word.x + (word.width / 3) * 5.5, word.y + word.height / 2, { steps: 3 });
    await expect(hint).toHaveText('(int, string)');
  });
});

test.describe('settings reach the bundle', () => {
  test('warning flags, and go again', { tag: '@every' }, async ({ page, visit, bundles }) => {
    await visit(link('let a = {\n  let unused = 1\n  2\n}\n'));
    await expect(status(page)).toHaveText('Compiled with warnings: 1 warning, v11.1.4.');
    await tab(page, 'Settings').click();
    const box = page.getByRole('combobox', { name: 'Warning flag to add' });
    await box.fill('@26');
    await box.press('Enter');
    await expect(status(page)).toHaveText('Warnings that count as errors: 1 error, v11.1.4.');
    expect(bundles.asked.at(-1)?.warningFlags).toMatch(/@26$/);
    await expect(page).toHaveURL(/&flags=.*%4026&code=/);
    await page.getByRole('button', { name: /^@26, .*remove$/ }).click();
    await expect(status(page)).toHaveText('Compiled with warnings: 1 warning, v11.1.4.');
    await box.fill('-26');
    await box.press('Enter');
    await expect(status(page)).toHaveText('Compiled, v11.1.4.');
    await button(page, 'Reset flags').click();
    await expect(status(page)).toHaveText('Compiled with warnings: 1 warning, v11.1.4.');
    await expect(page).not.toHaveURL(/flags=/);
  });

  test('flags that it refuses', { tag: '@every' }, async ({ page, visit, bundles }) => {
    await visit(link('let a = 1\n', 'version=v11.1.4&flags=%2Ba'));
    await expect(status(page)).toHaveText(/^Compiled/);
    bundles.answer('/ask', {
      type: 'warning_flag_error',
      msg: 'Ill-formed list of warnings',
      warn_flags: '+a',
    });
    await program(page).fill('let b = 2\n');
    await expect(panel(page)).toContainText('The compiler rejects these settings');
    await expect(panel(page)).toContainText('Ill-formed list of warnings');
  });

  test('module format and open modules', { tag: '@every' }, async ({ page, visit, bundles }) => {
    await visit(link('let list = Array.map([1], x => x)\n'));
    await expect(panel(page)).toContainText('export');
    expect(bundles.asked.at(-1)).toMatchObject({
      moduleSystem: 'es6',
      openModules: ['RescriptCore'],
    });
    await tab(page, 'Settings').click();
    await page.getByRole('radio', { name: /CommonJS/ }).check();
    await page.getByRole('textbox', { name: 'Module to open' }).fill('Belt');
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Compiled, v11.1.4.');
    await tab(page, 'JavaScript').click();
    await expect(panel(page)).toContainText('exports.list = list;');
    await expect(panel(page)).toContainText('Belt_Array');
    expect(bundles.asked.at(-1)).toMatchObject({
      moduleSystem: 'nodejs',
      openModules: ['RescriptCore', 'Belt'],
    });
    await expect(page).toHaveURL(/&module=commonjs&open=RescriptCore,Belt&code=/);
    // What is not made for browsers is compiled once more for them.
    await program(page).fill('Console.log("common")\n');
    await run(page);
    await expect(page.getByRole('log')).toContainText('common');
    expect(bundles.asked.at(-1)?.moduleSystem).toBe('es6');
  });

  test('JSX and experiments', { tag: '@every' }, async ({ page, visit, bundles }) => {
    await visit(link('let bold = <b />\n', 'version=v12.2.0'));
    await expect(panel(page)).toContainText('JsxRuntime.jsx("b"');
    await tab(page, 'Settings').click();
    await page.getByRole('radio', { name: /Preserve/ }).check();
    await page.getByRole('checkbox', { name: 'LetUnwrap' }).check();
    await expect(page).toHaveURL(/&jsxPreserve=true&experiments=LetUnwrap&code=/);
    await tab(page, 'JavaScript').click();
    await expect(panel(page)).toContainText('<b');
    expect(bundles.asked.at(-1)).toMatchObject({
      moduleSystem: 'esmodule',
      isJsxPreserved: true,
      experiments: ['LetUnwrap'],
    });
  });

  test('Reason, and its conversion', { tag: '@every' }, async ({ page, visit, bundles }) => {
    await visit('/try?version=v8.0.0');
    await expect(program(page)).toHaveAccessibleName('Program in Reason');
    await expect(status(page)).toHaveText('Compiled, v8.4.2.');
    await program(page).fill('let add   = (a, b) => { a + b; };\n');
    await expect(panel(page)).toContainText('function add(a, b)');
    expect(bundles.asked.at(-1)?.from).toBe('re');
    await button(page, 'Format').click();
    await expect(program(page)).toContainText('let add = (a, b)');
    await tab(page, 'Settings').click();
    await page.getByRole('radio', { name: 'ReScript' }).click();
    await expect(program(page)).toHaveAccessibleName('Program in ReScript');
    await expect(program(page)).not.toContainText(';');
    await expect(status(page)).toHaveText('Compiled, v8.4.2.');
    await page.getByRole('radio', { name: 'Reason' }).click();
    await expect(program(page)).toContainText('a + b;');
    await program(page).fill('let add = (;\n');
    await expect(status(page)).toHaveText('Syntax error: 1 error, v8.4.2.');
    await page.getByRole('radio', { name: 'ReScript' }).click();
    await expect(page.getByText('can’t be converted to the other syntax')).toBeVisible();
    await expect(program(page)).toHaveText('let add = (;');
  });
});

test.describe('failures', () => {
  test('a bundle that can’t be loaded, and then can', async ({ page, visit, faults, bundles }) => {
    faults.allow(FAILED_REQUEST);
    bundles.answer('/compiler.js', 404);
    await visit('/try');
    await expect(status(page)).toHaveText('The compiler v11.1.4 couldn’t be loaded.');
    await expect(panel(page)).toContainText(
      `couldn’t be loaded from ${DEFAULT_BUNDLES}; check the connection and try again.`,
    );
    // What the build made of the first program.
    await expect(panel(page)).toContainText('Three seats:');
    await expectAccessible(page, ['light']);
    bundles.restore('/compiler.js');
    await button(page, 'Try again').click();
    await expect(status(page)).toHaveText('Compiled, v11.1.4.');
  });

  test(
    'a library that can’t be loaded, and another version',
    { tag: '@every' },
    async ({ page, visit, faults, bundles }) => {
      faults.allow(FAILED_REQUEST);
      bundles.answer('/v11.1.4/compiler-builtins/cmij.js', 404);
      await visit('/try');
      await expect(status(page)).toHaveText('The compiler v11.1.4 couldn’t be loaded.');
      await versions(page).selectOption('v10.1.4');
      await expect(status(page)).toHaveText('Compiled, v10.1.4.');
    },
  );

  test('no network, and then there is', async ({ page, visit, faults, bundles }) => {
    faults.allow(FAILED_REQUEST);
    bundles.setOnline(false);
    await visit(link('let offline = 1\n'));
    await expect(status(page)).toHaveText('The compiler v11.1.4 couldn’t be loaded.');
    await program(page).fill('let edited = 2\n');
    await expect(page).toHaveURL(link('let edited = 2\n', 'version=v11.1.4&module=esmodule'));
    await expect(button(page, 'Format')).toBeDisabled();
    await page.getByText('Compile this program on your machine').first().click();
    await expect(page.getByText('npm install rescript@11.1.4 @rescript/core')).toBeVisible();
    bundles.setOnline(true);
    await button(page, 'Try again').click();
    await expect(panel(page)).toContainText('edited = 2;');
    // The list of the host has come, too.
    await expect
      .poll(() => groups(page))
      .toEqual(['Next: v12.2.0', 'Released: v11.1.4 v10.1.4 v9.1.4 v8.4.2']);
  });

  test(
    'a network that goes while another version is chosen',
    { tag: '@every' },
    async ({ page, visit, faults, bundles }) => {
      faults.allow(FAILED_REQUEST);
      await visit('/try');
      await expect(status(page)).toHaveText('Compiled, v11.1.4.');
      bundles.setOnline(false);
      await versions(page).selectOption('v10.1.4');
      await expect(status(page)).toHaveText('The compiler v10.1.4 couldn’t be loaded.');
      bundles.setOnline(true);
      await button(page, 'Try again').click();
      await expect(status(page)).toHaveText('Compiled, v10.1.4.');
      await expect(versions(page)).toHaveValue('v10.1.4');
    },
  );

  test('a compiler that hangs is stopped', { tag: '@every' }, async ({ page, visit }) => {
    await visit('/try');
    await expect(status(page)).toHaveText('Compiled, v11.1.4.');
    await program(page).fill('// bundle: hang\n');
    await expect(panel(page)).toContainText('stopped after 5 seconds');
    await expect(button(page, 'Try again')).toBeVisible();
    await program(page).fill('let awake = 1\n');
    await expect(panel(page)).toContainText('awake = 1;');
  });

  test(
    'a compiler that hangs, and can’t be loaded again at first',
    { tag: '@every' },
    async ({ page, visit, faults, bundles }) => {
      faults.allow(FAILED_REQUEST);
      await visit(link('let a = 1\n', 'version=v12.2.0'));
      await expect(status(page)).toHaveText('Compiled, v12.2.0.');
      bundles.setOnline(false);
      await program(page).fill('// bundle: hang\n');
      await expect(panel(page)).toContainText('stopped after 5 seconds');
      await program(page).fill('let later = 1\n');
      await expect(status(page)).toContainText('can no longer be reached');
      await expect(panel(page)).toContainText('check the connection and try again.');
      const tries = bundles.refused();
      await button(page, 'Try again').click();
      await expect.poll(() => bundles.refused()).toBeGreaterThan(tries);
      await expect(status(page)).toContainText('can no longer be reached');
      bundles.setOnline(true);
      await button(page, 'Try again').click();
      // It is the same release: what the page knows by itself has another one.
      await expect(status(page)).toHaveText('Compiled, v12.2.0.');
    },
  );

  test('a compiler that dies is started anew', async ({ page, visit, faults, bundles }) => {
    faults.allow(/The worker dies\./);
    await visit('/try');
    await expect(status(page)).toHaveText('Compiled, v11.1.4.');
    const worker = page.workers().find((each) => each.url().includes('compiler-worker'));
    const ended = worker?.waitForEvent('close');
    await program(page).fill('let last = 1 // bundle: die\n');
    await expect(panel(page)).toContainText('last = 1;');
    await ended;
    await program(page).fill('let next = 2\n');
    await expect(panel(page)).toContainText('next = 2;');
    expect(bundles.loaded.filter((path) => path === '/v11.1.4/compiler.js')).toHaveLength(2);
  });

  test('a compiler that throws goes on', { tag: '@every' }, async ({ page, visit }) => {
    await visit('/try');
    await program(page).fill('// bundle: throw\n');
    await expect(panel(page)).toContainText('The compiler stopped with an error: ');
    await expect(panel(page)).toContainText('Not_found');
    await program(page).fill('// bundle: unexpected\n');
    await expect(panel(page)).toContainText('Stack_overflow');
    await program(page).fill('// bundle: other\n');
    await expect(panel(page)).toContainText('Weird external');
    await expect(page.locator('.cm-lintRange-error')).toHaveText('// ');
    await program(page).fill('let calm = 1\n');
    await expect(panel(page)).toContainText('calm = 1;');
  });

  test(
    'an answer that nobody knows is shown as it came',
    { tag: '@every' },
    async ({ page, visit }) => {
      await visit('/try');
      await program(page).fill('// bundle: unknown\n');
      await expect(panel(page)).toContainText('{"type":"riddle","answer":42}');
      await expect(panel(page).getByRole('link', { name: /issue tracker/ })).toBeVisible();
      await tab(page, 'Problems').click();
      await expect(panel(page)).toContainText('"riddle"');
      await program(page).fill('let known = 1\n');
      await expect(status(page)).toHaveText('Compiled, v11.1.4.');
    },
  );
});

test('the page itself may not ask the host, only its worker', async ({
  page,
  visit,
  faults,
  bundles,
}) => {
  faults.allow(/Content Security Policy|ERR_BLOCKED_BY_CSP|csp/);
  const policies = new Map<string, string>();
  page.on('response', (response) => {
    const policy = response.headers()['content-security-policy'] ?? '';
    policies.set(new URL(response.url()).pathname, policy);
  });
  await visit('/try');
  await expect(status(page)).toHaveText('Compiled, v11.1.4.');
  const worker = [...policies.keys()].find((path) => path.includes('/compiler-worker.'));
  expect(policies.get(worker ?? '')).toContain(DEFAULT_BUNDLES);
  // Where a page has several policies, what one of them does not name is refused.
  expect(policies.get('/try')?.split(', ')).toContainEqual(
    expect.not.stringContaining(DEFAULT_BUNDLES),
  );
  const before = bundles.loaded.length;
  const attempts = await page.evaluate(async (host) => {
    const asScript = new Promise((resolve) => {
      const script = document.createElement('script');
      script.src = `${host}/v11.1.4/compiler.js`;
      script.onload = () => resolve('loaded');
      script.onerror = () => resolve('refused');
      document.head.append(script);
    });
    const asRequest = fetch(`${host}/playground-bundles/versions.json`).then(
      () => 'loaded',
      () => 'refused',
    );
    return Promise.all([asScript, asRequest]);
  }, DEFAULT_BUNDLES);
  expect(attempts).toEqual(['refused', 'refused']);
  expect(bundles.loaded).toHaveLength(before);
});
