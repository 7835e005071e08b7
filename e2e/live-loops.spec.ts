/** Programs that never end: apart from the others, because a trace waits for all frames to answer. */
import { expect, test } from './fixtures';
import { openProgram } from './live';

test.use({ trace: 'off' });

test(
  'a program that never ends is told of and can be stopped, while the page goes on',
  { tag: ['@engines', '@every'] },
  async ({ page, faults }) => {
    // Where the frame shares the page's process, the program is halted, which throws.
    faults.allow(/kept the browser waiting/);
    const example = await openProgram(page, 'for (;;);');
    await expect(example.getByText('isn’t responding')).toBeVisible();
    // Playwright's mouse would wait for the frame; the button has the focus.
    await page.keyboard.press('Enter');
    await expect(example.locator('iframe')).toHaveCount(0);
    await expect(example.getByText('Stopped.')).toBeVisible();
    await expect(example.getByRole('button', { name: 'Run again' })).toBeFocused();
  },
);
