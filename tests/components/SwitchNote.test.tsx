/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import SwitchNote from '../../src/components/SwitchNote';
import { arriveAt } from '../support/behaviours';

test('names the page that the version lacks', async () => {
  render(<SwitchNote versionLabel="v11.0.0" />);
  await arriveAt('/docs/manual/latest/object?instead-of=Async%20%2F%20Await');
  expect(screen.getByText(/no page/)).toHaveTextContent('v11.0.0 has no page Async / Await.');
});

test.each(['', '?instead-of=%3Cimg%3E'])(
  'says nothing on a page opened with %j',
  async (search) => {
    render(<SwitchNote versionLabel="v11.0.0" />);
    await arriveAt(`/docs/manual/latest/object${search}`);
    expect(screen.queryByText(/no page/)).not.toBeInTheDocument();
  },
);
