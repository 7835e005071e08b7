/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import CodeLines, { plainText } from '../../src/components/CodeLines';

const LINES = [
  [{ text: 'let', kind: 'keyword' }, { text: ' ' }, { text: 'a', type: 'int' }, { text: ' =' }],
  [{ text: '  ' }, { text: 'b', isWrong: true }],
] as const;

test('draws lines with their colors, types and complaints, and no more text than they have', () => {
  const { container } = render(
    <pre>
      <CodeLines lines={LINES} />
    </pre>,
  );
  expect(container.textContent).toBe(plainText(LINES));
  expect(screen.getByText('let')).toHaveClass('code-keyword');
  expect(screen.getByText('a')).toHaveAttribute('data-type', 'int');
  expect(screen.getByText('b')).toHaveClass('wrong');
});
