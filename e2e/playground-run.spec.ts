/** Programs of the playground that run: what they write, render and throw, with the native service. */
import type { FrameLocator, Locator, Page } from '@playwright/test';

import { ENGINE } from './engines/engine';
import { expect, expectAccessible, test } from './fixtures';

// A trace would wait for programs that never end.
test.use({ trace: 'off' });

/** A loop without a body is left out by the compiler. */
const LOOP = 'let turns = ref(0)\nwhile true {\n  turns := turns.contents + 1\n}\n';

type VisitPage = (path: string) => Promise<void>;

const program = (page: Page): Locator => page.getByRole('textbox', { name: /^Program in/ });
const output = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Output' });
const log = (page: Page): Locator => output(page).getByRole('log');
const runStatus = (page: Page): Locator => output(page).getByRole('status').first();
const button = (page: Page, name: string): Locator =>
  output(page).getByRole('button', { name, exact: true });
const compileStatus = (page: Page): Locator => page.locator('[role=status][aria-busy]');
const frame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="The running program"]');
const network = (page: Page): Locator =>
  output(page).getByRole('switch', { name: 'Network access' });

/** Writes a program in the place of the first one and runs it. */
async function run(page: Page, visit: VisitPage, code: string, query = 'version=v11.1.4') {
  await visit(`/try?${query}`);
  await expect(compileStatus(page)).toHaveText(/^Compiled/);
  await program(page).fill(code);
  await page.getByRole('button', { name: /^Run/ }).click();
}

interface Toolchain {
  readonly query: string;
  readonly syntax: string;
  readonly values: string;
  /** What the console shows of `values`. */
  readonly shown: readonly string[];
  readonly app: string;
}

const OLD_VALUES = `type drink = {name: string, cups: int}
type shape = Circle(int) | Square(int)
exception Missing(string)
Js.log({name: "tea", cups: 3})
Js.log(Circle(2))
Js.log(list{1, 2})
Js.log(Belt.Map.String.fromArray([("tea", 4)]))
Js.log(Missing("milk"))
`;

// Compilers before v11 number constructors.
const OLD_SHOWN = [
  '{name: "tea", cups: 3}',
  '{TAG: 0, _0: 2}',
  'list{1, 2}',
  'k: "tea", v: 4',
  'Missing("milk")',
];

const REASON_VALUES = `type drink = {name: string, cups: int};
type shape = Circle(int) | Square(int);
exception Missing(string);
Js.log({name: "tea", cups: 3});
Js.log(Circle(2));
Js.log([1, 2]);
Js.log(Belt.Map.String.fromArray([|("tea", 4)|]));
Js.log(Missing("milk"));
`;

const NEW_VALUES = `type drink = {name: string, cups: int}
type shape = Circle(int) | Square(int)
exception Missing(string)
Console.log({name: "tea", cups: 3})
Console.log(Circle(2))
Console.log(list{1, 2})
Console.log(Map.fromArray([("tea", 4)]))
Console.log(Missing("milk"))
`;

const NEW_SHOWN = [
  '{name: "tea", cups: 3}',
  'Circle(2)',
  'list{1, 2}',
  'Map(1) {"tea" => 4}',
  'Missing("milk")',
];

const appOf = (toText: string): string => `module App = {
  @react.component
  let make = () => {
    let (count, setCount) = React.useState(() => 0)
    <button onClick={_ => setCount(count => count + 1)}>
      {React.string("Clicked " ++ ${toText}(count))}
    </button>
  }
}
`;

const REASON_APP = `module App = {
  [@react.component]
  let make = () => {
    let (count, setCount) = React.useState(() => 0);
    <button onClick={_ => setCount(count => count + 1)}>
      {React.string("Clicked " ++ Belt.Int.toString(count))}
    </button>;
  };
};
`;

const OLD = {
  syntax: 'ReScript',
  values: OLD_VALUES,
  shown: OLD_SHOWN,
  app: appOf('Belt.Int.toString'),
};
const NEW = {
  syntax: 'ReScript',
  values: NEW_VALUES,
  shown: NEW_SHOWN,
  app: appOf('Int.toString'),
};

const TOOLCHAINS: Readonly<Record<string, Toolchain>> = {
  'v8, Reason': {
    query: 'version=v8.4.2&ext=re',
    syntax: 'Reason',
    values: REASON_VALUES,
    shown: OLD_SHOWN,
    app: REASON_APP,
  },
  'v8, ReScript': { query: 'version=v8.4.2&ext=res', ...OLD },
  v9: { query: 'version=v9.1.4', ...OLD },
  v10: { query: 'version=v10.1.4', ...OLD },
  v11: { query: 'version=v11.1.4', ...NEW },
  v12: { query: 'version=v12.2.0', ...NEW },
};

test.describe('each version', () => {
  const newest = Object.keys(TOOLCHAINS).at(-1);
  for (const [name, { query, syntax, values, shown, app }] of Object.entries(TOOLCHAINS)) {
    // Each release compiles and runs a program in playground-bundle.spec.ts.
    const tag = name === newest ? [] : '@every';
    test(`shows values, ${name}`, { tag }, async ({ page, visit }) => {
      await run(page, visit, values, query);
      await expect(program(page)).toHaveAccessibleName(`Program in ${syntax}`);
      await expect(runStatus(page)).toHaveText('The program has run.');
      for (const text of shown) await expect(log(page)).toContainText(text);
      await log(page).getByText('{name: "tea"').click();
      await expect(log(page).getByRole('listitem')).toHaveText(['name: "tea"', 'cups: 3']);
    });

    test(`renders App, ${name}`, { tag }, async ({ page, visit }) => {
      await run(page, visit, app, query);
      const counter = frame(page).getByRole('button');
      await expect(counter).toHaveText('Clicked 0');
      await counter.click();
      await counter.click();
      await expect(counter).toHaveText('Clicked 2');
      await expect(runStatus(page)).toHaveText('The program is running.');
      await expect(log(page)).toContainText('The program hasn’t printed anything.');
    });
  }
});

test.describe('a program that never ends', () => {
  test(
    'leaves the page to the reader, and is stopped',
    { tag: '@every' },
    async ({ page, visit }) => {
      await run(page, visit, `Console.log("begun")\n${LOOP}`);
      await expect(log(page)).toContainText('begun');
      await expect(runStatus(page)).toHaveText('The program isn’t responding. You can stop it.');
      await program(page).fill('let typedMeanwhile = 1\n');
      await expect(page).toHaveURL(/&code=/);
      await expect(compileStatus(page)).toHaveText('Compiled, v11.1.4.');
      await button(page, 'Stop').click();
      await expect(runStatus(page)).toHaveText('Stopped.');
      await expect(button(page, 'Run again')).toBeFocused();
      await expect(page.locator('iframe')).toHaveCount(0);
    },
  );

  test(
    'and sends lines in the name of its frame is stopped all the same',
    { tag: '@every' },
    async ({ page, visit }) => {
      const flood =
        '%%raw(`for (let n = 0;; n++) postMessage({ type: "console", level: "log", text: "n" + n })`)';
      await run(page, visit, `${flood}\n`);
      await expect(log(page)).toContainText('n501');
      await program(page).fill('let typedMeanwhile = 1\n');
      await expect(compileStatus(page)).toHaveText('Compiled, v11.1.4.');
      // It takes no more of them.
      await expect(log(page).locator('[data-level]').last()).toHaveText('Log n501');
      await button(page, 'Stop').focus();
      await page.keyboard.press('Enter');
      await expect(runStatus(page)).toHaveText('Stopped.');
    },
  );

  test(
    'is stopped in a page, too',
    { tag: ['@engines', '@engines-phone', '@every-phone'] },
    async ({ page, visit }) => {
      const app = 'module App = {\n  @react.component\n  let make = () => <p />\n}\n';
      await run(page, visit, `${app}${LOOP}`);
      await expect(runStatus(page)).toHaveText('The program isn’t responding. You can stop it.');
      await button(page, 'Stop').focus();
      // Playwright's mouse would wait for the frame.
      await page.keyboard.press('Enter');
      await expect(runStatus(page)).toHaveText('Stopped.');
      await expect(page.locator('iframe')).toHaveCount(0);
    },
  );
});

test.describe('what is thrown', () => {
  // Not the last call of the function: WebKit keeps no frame of a function for that one.
  const THROWS = `let limit = 3

let check = cups => {
  if cups > limit {
    Exn.raiseError("more cups than seats")
  }
  cups
}

let second = check(4)
`;

  test('leads to its line', { tag: '@engines' }, async ({ page, visit, faults }) => {
    test.skip(
      ENGINE === 'firefox',
      'Playwright’s driver for stock Firefox loses line breaks when it fills an editor',
    );
    faults.allow(/more cups than seats/);
    await run(page, visit, THROWS);
    await expect(log(page)).toContainText('Error: more cups than seats');
    await expect(runStatus(page)).toHaveText('The program threw an error.');
    await log(page).getByText('Stack').click();
    await expect(
      log(page)
        .getByRole('listitem')
        .filter({ hasText: /^check line 5/ }),
    ).toBeVisible();
    await log(page).getByRole('button', { name: 'line 5 of the program' }).first().click();
    await expect(program(page)).toBeFocused();
    await page.keyboard.type('ARRIVED');
    await expect(program(page)).toContainText(/if cups > limit \{\s*ARRIVED\s*Exn\.raiseError/);
  });

  test('by a promise or a component is told, too', async ({ page, visit, faults }) => {
    faults.allow(/no milk|no bread|recreate this component|error boundary|: Object$/i);
    const code = `exception NoMilk(string)
let wait = async () => throw(NoMilk("no milk"))
wait()->ignore
module App = {
  @react.component
  let make = () => {
    if Math.random() < 2.0 {
      JsError.throwWithMessage("no bread")
    }
    <p />
  }
}
`;
    await run(page, visit, code, 'version=v12.2.0');
    await expect(log(page)).toContainText('NoMilk("no milk")');
    await expect(log(page)).toContainText('Error: no bread');
  });
});

test.describe('a program', () => {
  test(
    'goes on after it has begun',
    { tag: ['@engines', '@every'] },
    async ({ page, visit, faults }) => {
      faults.allow(/after 20/);
      const code = `let wait = ms => Promise.make((resolve, _) => setTimeout(() => resolve(ms), ms)->ignore)
let main = async () => {
  Console.log("before")
  let first = await wait(20)
  Console.warn2("after", first)
}
main()->ignore
`;
      await run(page, visit, code);
      await expect(log(page)).toContainText('Warning after 20');
      await expect(log(page).locator('[data-level]').first()).toContainText('before');
    },
  );

  test(
    'that misses the page late is started again in one',
    { tag: '@every' },
    async ({ page, visit }) => {
      const code = `type query = {matches: bool}
@val external matchMedia: string => query = "matchMedia"
Console.log("begun")
setTimeout(() => Console.log2("answer", matchMedia("(min-width: 1px)").matches), 50)->ignore
`;
      await run(page, visit, code);
      await expect(log(page)).toContainText('needs a page');
      await expect(log(page)).toContainText('answer true');
      await expect(log(page).getByText('begun')).toHaveCount(1);
      await expect(runStatus(page)).toHaveText('The program is running.');
    },
  );

  test('changes the document of its own frame alone', async ({ page, visit }) => {
    const code = `@val @scope(("document", "body")) external append: string => unit = "append"
append("written into the body")
`;
    await run(page, visit, code);
    await expect(frame(page).getByText('written into the body')).toBeVisible();
    await expect(page.getByText('written into the body', { exact: true })).toHaveCount(0);
  });

  test(
    'is refused the network, which is said once for each address',
    { tag: ['@engines', '@every'] },
    async ({ page, visit, faults }) => {
      faults.allow(/Content.Security.Policy|api\.example|csp|policy/i);
      // Of a page: WebKit reports no refusals in workers.
      const code = `@val @scope("document") external title: string = "title"
Console.log(title)
@val external fetch: string => promise<unknown> = "fetch"
let ask = async () =>
  try {
    (await fetch("https://api.example/tea"))->ignore
  } catch {
  | _ => Console.log("refused")
  }
ask()->Promise.then(ask)->Promise.then(() => Promise.resolve(Console.log("asked twice")))->ignore
`;
      await run(page, visit, code);
      await expect(log(page)).toContainText('asked twice');
      const told = log(page).locator('[data-level]').filter({ hasText: 'isn’t allowed to reach' });
      await expect(told).toHaveText([/isn’t allowed to reach https:\/\/api\.example/]);
    },
  );

  test('reaches the network while the reader allows it', async ({ page, visit, faults }) => {
    faults.allow(/Content Security Policy|api\.example|csp/i);
    const asked: string[] = [];
    await page.route('https://api.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        body: 'from afar',
      });
    });
    const code = `type response
@val external fetch: string => promise<response> = "fetch"
@send external text: response => promise<string> = "text"
let main = async () =>
  switch await fetch("https://api.example/tea") {
  | response => Console.log(await response->text)
  | exception _ => Console.log("refused")
  }
main()->ignore
`;
    await run(page, visit, code);
    await expect(log(page)).toContainText('refused');
    await expect(log(page)).toContainText('The program isn’t allowed to reach https://api.example');
    expect(asked).toEqual([]);
    await network(page).check();
    await expect(log(page)).toContainText('from afar');
    await expect(output(page)).toContainText('every HTTPS address');
    expect(asked).toEqual(['https://api.example/tea']);
    await network(page).uncheck();
    await expect(log(page)).toContainText('refused');
    await expect(log(page)).not.toContainText('from afar');
    expect(asked).toHaveLength(1);
  });

  test('fills no page with lines', { tag: '@every' }, async ({ page, visit }) => {
    const code = `for _ in 1 to 1000 {
  Console.log("again")
}
for n in 1 to 700 {
  Console.log2("line", n)
}
`;
    await run(page, visit, code);
    await expect(log(page)).toContainText('Later lines are left out.');
    await expect(log(page)).toContainText('×1000');
    await expect(log(page)).toContainText('line 499');
    await expect(log(page)).not.toContainText('line 501');
    await output(page)
      .getByRole('combobox', { name: 'Lines that are shown' })
      .selectOption('errors');
    await expect(log(page)).toHaveText('No lines of this kind.');
    await button(page, 'Clear').click();
    await expect(log(page)).toHaveText('The program hasn’t printed anything.');
  });

  test(
    'that breaks the rules of reports leaves the page whole',
    { tag: '@every' },
    async ({ page, visit }) => {
      const code = `%%raw(\`
const forged = [{ kind: "string", text: "no JSON", fields: [] },
  { kind: "text", text: "{…}", fields: [{ name: "a", value: { kind: "text", text: "b", fields: [] } }] }];
parent.postMessage({ type: "console", level: "log", text: "t", values: JSON.stringify(forged) }, "*");
document.title = "forged";
\`)
Console.log("still here")
`;
      await run(page, visit, code);
      await expect(log(page)).toContainText('no JSON');
      await expect(log(page)).toContainText('still here');
      await expect(page).not.toHaveTitle('forged');
    },
  );
});

test.describe('the panel', () => {
  const CODE = `type drink = {name: string, cups: int}
Console.log({name: "tea", cups: 3})
Console.debug("debugged")
Console.info("told")
Console.warn("warned")
Console.error("failed")
module App = {
  @react.component
  let make = () => <button> {React.string("Rendered")} </button>
}
Exn.raiseError("thrown")
`;

  test(
    'is accessible before, while and after a program runs',
    { tag: ['@phone', '@every-phone'] },
    async ({ page, visit, faults }) => {
      faults.allow(/warned|failed|thrown/);
      await visit('/try');
      await expect(compileStatus(page)).toHaveText('Compiled, v11.1.4.');
      await page.getByRole('tab', { name: 'Output' }).click();
      await expect(runStatus(page)).toHaveText('Nothing has run yet.');
      await expectAccessible(page);
      await program(page).fill(CODE);
      await page.getByRole('button', { name: /^Run/ }).click();
      await expect(log(page)).toContainText('thrown');
      await log(page).getByText('{name: "tea"').click();
      await log(page).getByText('Stack').click();
      await network(page).check();
      await expect(log(page)).toContainText('thrown');
      await expectAccessible(page);
      const sizes = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth,
        screen: document.documentElement.clientWidth,
      }));
      expect(sizes.page).toBeLessThanOrEqual(sizes.screen);
    },
  );

  test('has room on a phone', { tag: ['@phone', '@every'] }, async ({ page, visit, faults }) => {
    faults.allow(/warned|failed|thrown/);
    await page.setViewportSize({ width: 390, height: 844 });
    await run(page, visit, CODE);
    await expect(log(page)).toContainText('thrown');
    await log(page).scrollIntoViewIfNeeded();
    const box = await log(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390);
    expect(box?.height).toBeGreaterThan(100);
    for (const name of ['Stop', 'Clear', 'Copy the console']) {
      const target = await button(page, name).boundingBox();
      expect(target?.height).toBeGreaterThanOrEqual(24);
    }
  });

  test('unfolds values by keyboard', { tag: '@every' }, async ({ page, visit, faults }) => {
    faults.allow(/warned|failed|thrown/);
    await run(page, visit, CODE);
    await expect(log(page)).toContainText('thrown');
    await log(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(log(page).getByRole('listitem')).toHaveText(['name: "tea"', 'cups: 3']);
  });
});

test.describe('on a small phone', { tag: '@phone' }, () => {
  test('what a run renders and writes comes into view', async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await run(page, visit, `Console.log("in view")\n${appOf('Int.toString')}`);
    await expect(frame(page).getByRole('button').first()).toBeInViewport();
    await expect(log(page).getByText('in view')).toBeInViewport();
  });
});

test.describe('a program that wants the keyboard', () => {
  const GREEDY = `module App = {
  @react.component
  let make = () => <input ariaLabel="Greedy" />
}
%%raw(\`
addEventListener("keydown", (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);
\`)
`;

  test('lets the reader out by Escape and Tab', async ({ page, visit }) => {
    await run(page, visit, GREEDY);
    await expect(frame(page).getByLabel('Greedy')).toBeVisible();
    await frame(page).getByLabel('Greedy').click();
    await expect(frame(page).getByLabel('Greedy')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(frame(page).getByLabel('Greedy')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(page.getByText('End of the program')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(output(page).locator(':focus')).toHaveCount(1);
  });
});

test.describe('what the compiler sees', () => {
  const internals = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Internals' });

  for (const [version, expected] of [
    ['v12.2.0', '(let (cups'],
    ['v8.4.2', '(setglobal Playground!'],
  ] as const) {
    test(
      `is shown by the compiler of ${version}, by keyboard alone`,
      { tag: ['@phone', '@every'] },
      async ({ page, visit }) => {
        await visit(`/try?version=${version}&ext=res`);
        await expect(compileStatus(page)).toHaveText(/^Compiled|^Not compiled/);
        await program(page).fill('let cups = 3\n');
        await page.getByRole('tab', { name: 'JavaScript' }).focus();
        await page.keyboard.press('ArrowLeft');
        await expect(page.getByRole('tab', { name: 'Internals' })).toBeFocused();
        await expect(internals(page)).toContainText('Pstr_value Nonrec');
        await page.getByRole('combobox', { name: 'View' }).focus();
        await page.keyboard.press('ArrowDown');
        await expect(internals(page)).toContainText('Tstr_value Nonrec');
        await page.keyboard.press('ArrowDown');
        await expect(internals(page)).toContainText(expected);
        await expectAccessible(page);
        await program(page).fill('let cups = 4\nlet x: int = ""\n');
        await expect(internals(page)).toContainText('Problems says why.');
      },
    );
  }
});
