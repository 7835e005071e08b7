/** @jest-environment jsdom */
import { render } from '@testing-library/react';

import CompilerMessage from '../../src/components/CompilerMessage';

test('shows the message as it is, with its types and hints in color', () => {
  const message = 'This has type: string\nSomewhere wanted: int\n\nHint: Did you mean `int`?';
  const { container } = render(<CompilerMessage message={message} />);
  expect(container.textContent).toBe(message);
  expect(container.querySelector('.answer-wrong')).toHaveTextContent('string');
  expect(container.querySelector('.answer-wanted')).toHaveTextContent('int');
  expect(container.querySelector('.answer-hint')).toHaveTextContent('Hint:');
});
