/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { REACT_BINDINGS } from '../../src/data/reactBindings';
import BindingsFinder from '../../src/islands/BindingsFinder';

beforeEach(() => void render(<BindingsFinder />));

test('starts with the latest compiler', () => {
  expect(screen.getByLabelText('Your compiler')).toHaveDisplayValue('ReScript 11.1');
  expect(screen.getByText('npm install @rescript/react@0.12.2 react react-dom')).toBeVisible();
});

test.each(REACT_BINDINGS)('answers for $compiler', async ({ compiler, bindings, command }) => {
  await userEvent.selectOptions(screen.getByLabelText('Your compiler'), compiler);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(
    `${bindings} works with ${compiler} and`,
  );
  expect(screen.getByRole('button', { name: `Copy ${command}` })).toBeEnabled();
});
