/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { compressToEncodedURIComponent } from 'lz-string';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';

import type CodeEditor from '../../src/components/CodeEditor';
import PlaygroundPage from '../../src/components/Playground';
import { PLAYGROUND_START } from '../../src/data/playgroundStart';
import Playground from '../../src/islands/Playground';
import { findHost } from '../../src/lib/playground/findHost';
import { type CompilerHost, HostError, type ViewRequest } from '../../src/lib/playground/compiler';
import { firstProgram } from '../../src/lib/playground/start';
import { playgroundLink, readPlaygroundLink } from '../../src/lib/playgroundLink';
import { SiteProviders } from '../support/SiteProviders';
import { compiledTo, fakeHost, TYPE_ERROR, WARNING } from '../support/fakeCompilers';

jest.mock('../../src/lib/playground/findHost', () => ({ findHost: jest.fn() }));
// Their own tests are beside them; jsdom has neither a layout nor frames that run programs.
jest.mock('../../src/components/CodeEditor', () => {
  const { useImperativeHandle } = jest.requireActual('react');
  return {
    __esModule: true,
    default: function Editor({ value, onChange, label, onPointAtProblem, handle }: EditorProps) {
      useImperativeHandle(handle, () => ({
        focus: jest.fn(),
        reveal: mockReveal,
        rename: jest.fn(),
      }));
      return (
        <textarea
          aria-label={label}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onSelect={() => onPointAtProblem?.(0)}
        />
      );
    },
  };
});
jest.mock('../../src/components/ProgramOutput', () => ({
  __esModule: true,
  default: ({ program }: { program?: { number: number; javaScript: string } }) => (
    <p>{program ? `Run ${program.number}: ${program.javaScript}` : 'Nothing has run.'}</p>
  ),
}));

type EditorProps = ComponentProps<typeof CodeEditor>;

const mockReveal = jest.fn();

/** Opens an address of the playground and waits until all is at rest. */
async function show(location: string, host: CompilerHost | HostError = fakeHost()) {
  jest
    .mocked(findHost)
    .mockImplementation(() =>
      host instanceof Error ? Promise.reject(host) : Promise.resolve(host),
    );
  window.history.replaceState(null, '', location);
  render(<Playground />);
  await settle();
}

/** Lets lazy parts arrive, promises end and timers run. */
async function settle() {
  for (let round = 0; round < 10; round += 1) {
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
}

async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

async function choose(tab: string | RegExp) {
  fireEvent.click(screen.getByRole('tab', { name: tab }));
  await settle();
}

async function type(text: string) {
  fireEvent.change(program(), { target: { value: text } });
  await settle();
}

const program = () => screen.getByRole('textbox', { name: /^Program in/ });
const panel = () => screen.getByRole('tabpanel');
const statusLine = () =>
  screen.getAllByRole('status').find((each) => each.hasAttribute('aria-busy'));
const addressed = () => readPlaygroundLink(window.location.search);
const link = (code: string, version = 'v11.1.4') =>
  `/try?version=${version}&code=${compressToEncodedURIComponent(code)}`;

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  mockReveal.mockClear();
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media,
      onchange: null,
      addListener: jest.fn(),
      removeListener: jest.fn(),
    });
});

afterEach(() => jest.useRealTimers());

test('the server sends the frame with the program that it begins with, and what that becomes', () => {
  const html = renderToString(
    <SiteProviders>
      <PlaygroundPage />
    </SiteProviders>,
  );
  expect(html).toContain('ReScript Playground</h1>');
  expect(html).toContain('Please allow it for this page');
  expect(html).toContain('v11.1.4');
  const sent = document.createElement('div');
  sent.innerHTML = html;
  const frame = sent.querySelector('[data-frame]');
  // React has kept nothing back for scripts of its own, which the page's policy refuses.
  expect(sent.querySelector('script, template')).toBeNull();
  expect(frame?.textContent).toContain('Console.log2("Three seats:", total)');
  expect(frame?.textContent).toContain('console.log("Three seats:", total);');
  expect(PLAYGROUND_START.built).toMatchObject({
    code: firstProgram('v11.1.4', {
      syntax: 'rescript',
      moduleFormat: 'esmodule',
      experiments: [],
    }),
    release: 'v11.1.4',
  });
});

test('what the build made of the first program is there until a compiler answers', async () => {
  const host = fakeHost();
  jest.mocked(findHost).mockReturnValue(new Promise(() => undefined));
  window.history.replaceState(null, '', '/try');
  const { unmount } = render(<Playground {...PLAYGROUND_START} />);
  await settle();
  expect(panel()).toHaveTextContent('console.log("Three seats:", total);');
  unmount();
  jest.mocked(findHost).mockResolvedValue(host);
  render(<Playground {...PLAYGROUND_START} />);
  await settle();
  expect(panel()).not.toHaveTextContent('console.log("Three seats:", total);');
  expect(statusLine()).toHaveTextContent('Compiled');
});

test('and no program of an address has it', async () => {
  jest.mocked(findHost).mockReturnValue(new Promise(() => undefined));
  window.history.replaceState(null, '', link('let a = 1'));
  render(<Playground {...PLAYGROUND_START} />);
  await settle();
  expect(panel()).not.toHaveTextContent('Three seats');
});

test('compiles the program of the address, and what becomes of it', async () => {
  const host = fakeHost();
  await show(link('let tea = 3'), host);
  expect(program()).toHaveValue('let tea = 3');
  expect(panel()).toHaveTextContent('// let tea = 3');
  expect(statusLine()).toHaveTextContent('Compiled, v11.1.4.');
  await type('let tea = 4');
  expect(panel()).toHaveTextContent('// let tea = 4');
  expect(host.compiled).toHaveLength(2);
  expect(addressed()).toMatchObject({
    version: 'v11.1.4',
    moduleFormat: 'esmodule',
    code: 'let tea = 4',
  });
  expect(window.location.search).toMatch(/&code=[^&]*$/);
});

test('problems are counted, listed and followed into the program', async () => {
  const failing = fakeHost({
    compile: () => ({ status: 'failed', problems: [TYPE_ERROR, WARNING] }),
  });
  await show(link('let a = 1'), failing);
  // In the place of the JavaScript, too.
  expect(panel()).toHaveTextContent('expected to have type: int');
  await choose(/^Problems ?: 1 error, 1 warning$/);
  expect(panel()).toHaveTextContent('Type error');
  const [first, second] = within(panel()).getAllByRole('button');
  expect(first).toHaveTextContent('[E] Error Line 2, column 9');
  expect(second).toHaveTextContent('[W] Warning number 27 Line 1, column 5');
  if (first) fireEvent.click(first);
  expect(mockReveal).toHaveBeenCalledWith(TYPE_ERROR.range);
  fireEvent.select(program());
  expect(first).toHaveAttribute('data-pointed');
});

test('a problem leads to the page about it, once what finds the page has arrived', async () => {
  await show(
    link('let a = 1'),
    fakeHost({ compile: () => ({ status: 'failed', problems: [TYPE_ERROR] }) }),
  );
  const page = await within(panel()).findByRole('link', { name: /^A value has another type/ });
  expect(page).toHaveAttribute('href', '/errors/type-mismatch');
  expect(page).toHaveAttribute('target', '_blank');
});

test('warnings do not keep the JavaScript back', async () => {
  await show(link('let a = 1'), fakeHost({ compile: () => compiledTo('let a = 1;', [WARNING]) }));
  expect(panel()).toHaveTextContent('let a = 1;');
  expect(screen.getByRole('tab', { name: /^Problems ?: 1 warning$/ })).toBeVisible();
  expect(statusLine()).toHaveTextContent('Compiled with warnings: 1 warning, v11.1.4.');
});

test.each([
  [{ status: 'timeout', seconds: 5 }, 'stopped after 5 seconds', 'Try again'],
  [{ status: 'unreachable', reason: 'The service is gone.' }, 'The service is gone.', 'Try again'],
  [{ status: 'refused', reason: 'It may hold 64 KiB.' }, 'It may hold 64 KiB.', undefined],
  [{ status: 'unknown', answer: '{"type":"odd"}' }, '{"type":"odd"}', undefined],
] as const)('%j is told', async (outcome, text, retry) => {
  await show(link('let a = 1'), fakeHost({ compile: () => outcome }));
  expect(panel()).toHaveTextContent(text);
  const button = within(panel()).queryByRole('button', { name: 'Try again' });
  expect(button !== null).toBe(retry !== undefined);
  if (outcome.status === 'unknown') {
    expect(within(panel()).getByRole('link', { name: /issue tracker/ })).toBeVisible();
  }
});

test('Run shows the output and ends auto-run; auto-run runs after each change', async () => {
  await show(link('let a = 1'));
  fireEvent.click(screen.getByRole('switch', { name: 'Auto-run' }));
  await settle();
  expect(screen.getByRole('tab', { name: 'Output' })).toHaveAttribute('aria-selected', 'true');
  expect(panel()).toHaveTextContent('Run 1: // let a = 1');
  expect(addressed().autoRun).toBe(true);
  await type('let a = 2');
  expect(panel()).toHaveTextContent('Run 2: // let a = 2');
  fireEvent.keyDown(document.body, { key: 'e', ctrlKey: true });
  await settle();
  expect(panel()).toHaveTextContent('Run 3: // let a = 2');
  expect(screen.getByRole('switch', { name: 'Auto-run' })).not.toBeChecked();
});

test('Format prints the program anew', async () => {
  await show(link('  let a = 1  '));
  await press('Format');
  expect(program()).toHaveValue('let a = 1\n');
  expect(panel()).toHaveTextContent('// let a = 1');
});

test('on this machine’s compilers a program from a link waits for the reader', async () => {
  const host = fakeHost({ kind: 'native' });
  await show(link('let a = 1'), host);
  expect(host.compiled).toEqual([]);
  expect(screen.getByText(/it’s compiled only when you say so/)).toBeVisible();
  expect(statusLine()).toHaveTextContent('Not compiled yet.');
  await press('Compile');
  expect(host.compiled).toHaveLength(1);
  expect(screen.queryByText(/it’s compiled only when you say so/)).not.toBeInTheDocument();
});

test('the version is chosen, kept in the address and remembered', async () => {
  const host = fakeHost();
  await show('/try', host);
  fireEvent.change(screen.getByRole('combobox', { name: 'Version' }), {
    target: { value: 'v8.4.2' },
  });
  await settle();
  expect(program()).toHaveAccessibleName('Program in Reason');
  expect(host.opened).toEqual(['v11.1.4', 'v8.4.2']);
  expect(host.closed).toEqual(['v11.1.4']);
  expect(window.location.search).toMatch(/^\?version=v8\.4\.2&ext=re&module=esmodule&code=/);
  expect(window.localStorage.getItem('playground_version')).toBe('"v8.4.2"');
});

test('a link that leaves the module format open does so until the program is another one', async () => {
  await show(link('let a = 1', 'v9.0.0'));
  expect(window.location.search).not.toContain('module');
  await type('let a = 2');
  expect(window.location.search).toContain('module=esmodule');
});

test('a release that does not arrive can be tried again', async () => {
  const broken = new Set(['v11.1.4']);
  await show(link('let a = 1'), fakeHost({ broken }));
  expect(panel()).toHaveTextContent('v11.1.4 did not arrive.');
  broken.clear();
  await press('Try again');
  expect(panel()).toHaveTextContent('// let a = 1');
});

test('without any compiler the program can be changed and shared', async () => {
  await show(link('let a = 1'), new HostError('No compiler runs here.'));
  expect(panel()).toHaveTextContent('No compiler runs here.');
  expect(
    within(panel()).getByText('npm install rescript@11.1.4 @rescript/core'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Format' })).toBeDisabled();
  await type('let a = 2');
  expect(addressed().code).toBe('let a = 2');
});

test('code that doesn’t unpack: a sentence, an empty editor, and the address stays until typing', async () => {
  await show('/try?version=v11.1.4&code=zzz');
  expect(program()).toHaveValue('');
  expect(screen.getByText(/doesn’t unpack; copy the whole link/)).toBeVisible();
  expect(window.location.search).toBe('?version=v11.1.4&code=zzz');
  await type('let a = 1');
  expect(addressed().code).toBe('let a = 1');
});

test('a program too long for a link stays in the editor, says so, and warns before it is lost', async () => {
  await show('/try');
  await type(' '.repeat(100_001));
  expect(screen.getByText(/too long for a link/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share' })).toBeDisabled();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await type('let a = 1');
  expect(screen.getByRole('button', { name: 'Share' })).toBeEnabled();
});

test('Share copies the program on screen, and says so until the next action', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await show('/try?version=v10.0.0');
  fireEvent.change(program(), { target: { value: 'let a = 1' } });
  await press('Share');
  expect(readPlaygroundLink(new URL(writeText.mock.calls[0][0]).search)).toMatchObject({
    version: 'v10.1.4',
    code: 'let a = 1',
  });
  expect(screen.getByRole('button', { name: 'Link copied' })).toBeVisible();
  await type('let a = 2');
  expect(screen.getByRole('button', { name: 'Share' })).toBeEnabled();
});

test('tabs and the separator answer to keys', async () => {
  await show('/try');
  const first = screen.getByRole('tab', { name: 'JavaScript' });
  first.focus();
  fireEvent.keyDown(first, { key: 'End' });
  await settle();
  expect(screen.getByRole('tab', { name: 'Settings' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: /CommonJS/ })).toBeInTheDocument();
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Settings' }), { key: 'ArrowRight' });
  expect(first).toHaveFocus();

  const separator = screen.getByRole('separator');
  fireEvent.keyDown(separator, { key: 'ArrowRight' });
  expect(separator).toHaveAttribute('aria-valuenow', '52');
  expect(window.localStorage.getItem('playground_split')).toBe('{"columns":52,"rows":50}');
  fireEvent.doubleClick(separator);
  expect(separator).toHaveAttribute('aria-valuenow', '50');
});

test('settings are in the address', async () => {
  const host = fakeHost();
  await show('/try', host);
  await choose('Settings');
  fireEvent.click(screen.getByRole('radio', { name: /CommonJS/ }));
  await settle();
  expect(host.compiled.at(-1)?.settings.moduleFormat).toBe('commonjs');
  expect(addressed().moduleFormat).toBe('commonjs');
});

describe('what the compiler sees', () => {
  const viewing = (asked: ViewRequest[], kind: CompilerHost['kind'] = 'native') =>
    fakeHost({
      kind,
      view: (request) => {
        asked.push(request);
        if (request.view === 'lambda') return { status: 'failed', problems: [TYPE_ERROR] };
        return { status: 'viewed', text: `${request.view} ${request.code}`, missingLines: 1234 };
      },
    });

  test('is asked for when its panel is open, and follows the program', async () => {
    const asked: ViewRequest[] = [];
    await show('/try', viewing(asked));
    await type('let a = 1');
    expect(asked).toEqual([]);
    await choose('Internals');
    expect(panel()).toHaveTextContent('parsed let a = 1');
    expect(panel()).toHaveTextContent('1,234 more lines are left out.');
    await type('let a = 2');
    expect(panel()).toHaveTextContent('parsed let a = 2');
    fireEvent.change(screen.getByRole('combobox', { name: 'View' }), {
      target: { value: 'typed' },
    });
    await settle();
    expect(screen.getByRole('button', { name: 'Copy typed tree' })).toBeEnabled();
    await choose('JavaScript');
    await type('let a = 3');
    expect(asked.map(({ view, code }) => [view, code])).toEqual([
      ['parsed', 'let a = 1'],
      ['parsed', 'let a = 2'],
      ['typed', 'let a = 2'],
    ]);
  });

  test('says where the compiler does not get so far', async () => {
    await show('/try', viewing([]));
    await choose('Internals');
    fireEvent.change(screen.getByRole('combobox', { name: 'View' }), {
      target: { value: 'lambda' },
    });
    await settle();
    expect(panel()).toHaveTextContent('The compiler doesn’t get this far; Problems says why.');
  });

  test('is not asked for before the reader’s word', async () => {
    const asked: ViewRequest[] = [];
    await show(link('let theirs = 1'), viewing(asked));
    await choose('Internals');
    expect(asked).toEqual([]);
    await press('Compile');
    expect(asked.map(({ code }) => code)).toEqual(['let theirs = 1']);
  });

  test('has no panel where the compiler has no views', async () => {
    await show('/try');
    expect(screen.queryByRole('tab', { name: 'Internals' })).toBeNull();
  });
});

describe('taking a program along', () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    names.length = 0;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) saved.push(file);
      return 'blob:zip';
    };
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('as Markdown, with a whole link', async () => {
    await show(`${link('let tea = 3', 'v12.2.0')}&module=esmodule`);
    const markdown = screen.getByRole('button', { name: /^Copy as Markdown/ });
    const address = `${window.location.origin}${window.location.pathname}${window.location.search}`;
    expect(markdown).toHaveAttribute(
      'data-copy-text',
      `\`\`\`rescript\nlet tea = 3\n\`\`\`\n\n[ReScript v12.2.0, in the playground](${address})\n`,
    );
  });

  test('as a project', async () => {
    await show(link('let tea = 3'));
    await press('Download project');
    expect(names).toEqual(['rescript-program.zip']);
    expect(saved.map(({ type, size }) => [type, size > 500])).toEqual([['application/zip', true]]);
  });

  test('but not as one that starts what its flags name', async () => {
    await show(link('@@config({flags: ["-ppx", "x"]})'));
    await press('Download project');
    expect(saved).toEqual([]);
    expect(screen.getByText(/^This program has flags for the compiler in it/)).toBeVisible();
    await type('let tea = 3');
    await press('Download project');
    expect(saved).toHaveLength(1);
    expect(screen.queryByText(/^This program has flags/)).toBeNull();
  });
});

describe('an embedded program', () => {
  const embedded = (code: string) => link(code).replace('/try', '/embed');

  test('is the program with its answer, a link to the playground, and nothing else', async () => {
    await show(embedded('let tea = 3'));
    expect(program()).toHaveValue('let tea = 3');
    expect(panel()).toHaveTextContent('// let tea = 3');
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    expect(screen.queryByRole('combobox')).toBeNull();
    await type('let tea = 4');
    const [address] = window.location.href.split('?');
    expect(address).toMatch(/\/embed$/);
    const open = screen.getByRole('link', { name: 'Open in playground' });
    expect(
      readPlaygroundLink(new URL(open.getAttribute('href') ?? '', 'https://x').search),
    ).toEqual(expect.objectContaining({ version: 'v11.1.4', code: 'let tea = 4' }));
    expect(addressed().code).toBe('let tea = 3');
    await press(/^Run/);
    expect(panel()).toHaveTextContent('Run 1: // let tea = 4');
  });

  test('waits for the reader’s word whatever page led to it', async () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/blog`);
    const host = fakeHost({ kind: 'native' });
    await show(embedded('let theirs = 1'), host);
    expect(host.compiled).toEqual([]);
    expect(jest.mocked(findHost).mock.lastCall?.[2]).toBe(true);
    await press('Compile');
    expect(host.compiled.map(({ code }) => code)).toEqual(['let theirs = 1']);
    jest.restoreAllMocks();
  });

  test('asks for no compilers of this machine in a page of another site', async () => {
    const foreign: Window = Object.defineProperty(Object.create(null), 'location', {
      get: () => {
        throw new DOMException('Blocked a frame', 'SecurityError');
      },
    });
    const parent = jest.spyOn(window, 'parent', 'get');
    parent.mockReturnValue(foreign);
    await show(embedded('let theirs = 1'));
    expect(jest.mocked(findHost).mock.lastCall?.[2]).toBe(false);
    parent.mockRestore();
  });

  test('is in the settings of the playground as HTML', async () => {
    await show(link('let tea = 3'));
    await choose('Settings');
    expect(screen.getByRole('button', { name: 'Copy HTML', hidden: true })).toHaveAttribute(
      'data-copy-text',
      expect.stringMatching(/^<iframe src="http:\/\/localhost\/embed\?version=v11\.1\.4&amp;/),
    );
  });
});

describe('a program of several files', () => {
  const FILES = [
    { name: 'Shapes.res', code: 'let double = x => x * 2' },
    { name: 'Main.res', code: 'Console.log(Shapes.double(2))' },
  ];
  const address = playgroundLink({ version: 'v11.1.4', files: FILES }) ?? '';
  const editor = () => screen.getByRole('textbox', { name: /in ReScript$/ });
  const results = () => within(screen.getByRole('region', { name: 'Results' }));

  test('shows the file that was chosen, its JavaScript, and its problems', async () => {
    const host = fakeHost({
      compile: () => ({
        status: 'compiled',
        javaScript: '// Main',
        files: FILES.map(({ name }) => ({
          name,
          javaScript: `// of ${name}`,
          specifier: `./${name}.mjs`,
        })),
        problems: [{ ...WARNING, file: 'Shapes.res' }],
        typeHints: [],
      }),
    });
    await show(address, host);
    expect(editor()).toHaveValue(FILES[1]?.code);
    expect(results().getByRole('tabpanel')).toHaveTextContent('// of Main.res');
    await choose(/^Problems/);
    await press(/Shapes\.res Line 1/);
    expect(screen.getByRole('tab', { name: /^Shapes\.res/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(editor()).toHaveValue(FILES[0]?.code);
    expect(mockReveal).toHaveBeenCalledWith(WARNING.range);
    await choose('JavaScript');
    expect(results().getByRole('tabpanel')).toHaveTextContent('// of Shapes.res');
    expect(host.compiled).toHaveLength(1);
  });

  test('a file that is added is compiled with the others and kept in the address', async () => {
    const host = fakeHost();
    await show(link('let tea = 3'), host);
    await press('Add file');
    fireEvent.change(screen.getByLabelText('Name of the file'), { target: { value: 'Shapes' } });
    await press('Save name');
    fireEvent.change(editor(), { target: { value: 'let double = 2' } });
    await settle();
    expect(host.compiled.at(-1)).toMatchObject({
      code: 'let double = 2',
      around: {
        name: 'Shapes.res',
        before: [],
        after: [{ name: 'Main.res', code: 'let tea = 3' }],
      },
    });
    expect(addressed().files).toEqual([
      { name: 'Shapes.res', code: 'let double = 2' },
      { name: 'Main.res', code: 'let tea = 3' },
    ]);
    await press('Delete Shapes.res');
    expect(program()).toHaveValue('let tea = 3');
    expect(addressed()).toMatchObject({ code: 'let tea = 3' });
  });
});
