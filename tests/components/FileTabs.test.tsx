/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

import FileTabs from '../../src/components/Playground/FileTabs';
import type { Problem } from '../../src/lib/playground/compiler';
import type { ProgramFile } from '../../src/lib/playgroundLink';

const PROBLEM: Problem = { kind: 'type-error', file: 'Shapes.res', message: 'No.' };

const newNames: unknown[] = [];

function Files({ first, isFixed = false }: { first: readonly ProgramFile[]; isFixed?: boolean }) {
  const [{ files, shown }, set] = useState({ files: first, shown: first.length - 1 });
  return (
    <FileTabs
      files={files}
      shown={shown}
      syntax="rescript"
      problems={[PROBLEM]}
      controls="editor"
      isFixed={isFixed}
      onShow={(index) => set({ files, shown: index })}
      onChange={(changed, renamed) => {
        newNames.push(renamed && [...renamed]);
        set(changed);
      }}
    />
  );
}

const file = (name: string): ProgramFile => ({ name, code: '' });

function setUp(names: readonly string[], isFixed = false) {
  return render(<Files first={names.map(file)} isFixed={isFixed} />);
}

const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
const shown = () => screen.getByRole('tab', { selected: true });
const said = () => screen.getAllByRole('status').at(-1);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Presses a button, and draws what comes of it. */
async function press(name: string | RegExp) {
  fireEvent.click(button(name));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

async function name(written: string) {
  const field = screen.getByLabelText('Name of the file');
  fireEvent.change(field, { target: { value: written } });
  await press('Save name');
}

beforeEach(() => {
  newNames.length = 0;
});

test('one file is a button to add another one, and nothing at all where files are fixed', () => {
  const { unmount } = setUp(['Main.res']);
  expect(tabs()).toEqual([]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Add file']);
  unmount();
  expect(setUp(['Main.res'], true).container).toBeEmptyDOMElement();
});

test('a new file asks for its name, and says what is wrong with it', async () => {
  setUp(['Main.res']);
  await press('Add file');
  const field = screen.getByLabelText('Name of the file');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/A capital letter first.*\.resi for the interface/);
  await name('shapes');
  expect(field).toHaveAccessibleDescription(/^Expected a name such as Shapes\.res/);
  expect(field).toBeInvalid();
  await name('Forms');
  expect(tabs()).toEqual(['Forms.res', 'Main.res']);
  expect(shown()).toHaveFocus();
  expect(said()).toHaveTextContent('Helper.res is called Forms.res now.');
  expect(newNames.at(-1)).toEqual([
    ['Helper.res', 'Forms.res'],
    ['Helper.resi', 'Forms.resi'],
  ]);
});

test('Escape leaves a name as it was', async () => {
  setUp(['Shapes.res', 'Main.res']);
  await press('Rename');
  const field = screen.getByLabelText('Name of the file');
  fireEvent.change(field, { target: { value: 'Other' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(tabs()).toEqual(['Shapes.res1: 1 error', 'Main.res']);
});

test('keys of a row of tabs look at files', () => {
  setUp(['Shapes.res', 'Names.res', 'Main.res']);
  const key = (pressed: string) => fireEvent.keyDown(shown(), { key: pressed });
  key('ArrowLeft');
  expect(shown()).toHaveTextContent('Names.res');
  key('Home');
  expect(shown()).toHaveAccessibleName('Shapes.res : 1 error');
  key('ArrowLeft');
  expect(shown()).toHaveTextContent('Main.res');
  key('End');
  expect(shown()).toHaveTextContent('Main.res');
  expect(shown()).toHaveAttribute('tabindex', '0');
});

test('files move as far as there is something beside them', async () => {
  setUp(['Names.res', 'Main.res']);
  await press('Move Main.res to the left');
  expect(tabs()).toEqual(['Main.res', 'Names.res']);
  expect(said()).toHaveTextContent('Main.res is file 1 of 2 now.');
  expect(button('Move Main.res to the left')).toHaveAttribute('aria-disabled', 'true');
  await press('Move Main.res to the left');
  expect(tabs()).toEqual(['Main.res', 'Names.res']);
});

test('an implementation takes its interface along, and the last one stays', async () => {
  const { unmount } = setUp(['Main.res', 'Names.resi', 'Names.res']);
  await press('Delete Names.res');
  expect(tabs()).toEqual([]);
  expect(said()).toHaveTextContent('Names.resi and Names.res deleted.');
  unmount();
  setUp(['Names.resi', 'Names.res']);
  await press('Delete Names.res');
  expect(tabs()).toEqual(['Names.resi', 'Names.res']);
  expect(said()).toHaveTextContent('Names.res is the last file, so it stays.');
});

test('the last but one that is deleted comes back beside the other', async () => {
  setUp(['Names.res', 'Main.res']);
  await press('Delete Main.res');
  expect(tabs()).toEqual([]);
  expect(button('Add file')).toHaveFocus();
  expect(newNames).toEqual([[['Names.res', 'Main.res']]]);
  await press('Restore Main.res');
  expect(tabs()).toEqual(['Names.res', 'Main.res']);
  expect(shown()).toHaveFocus();
});

test('ten files are as many as there can be', async () => {
  setUp(Array.from({ length: 10 }, (_, index) => `File${index}.res`));
  expect(button('Add file')).toHaveAttribute('aria-disabled', 'true');
  await press('Add file');
  expect(tabs()).toHaveLength(10);
  expect(said()).toHaveTextContent('A program has at most 10 files.');
});
