/** What the tests of running examples share. */
import type { FrameLocator, Locator, Page } from '@playwright/test';

import { expect, expectHydrated } from './fixtures';

/** The pages whose examples run. */
export const REACT = '/docs/react/latest';

/** An example on the open page, by a piece of its code. */
export function exampleWith(page: Page, code: string): Locator {
  return page
    .locator('[data-code-block]')
    .filter({ has: page.locator('.code-live'), hasText: code })
    .first();
}

/** The document in which an example runs. */
export function frameOf(example: Locator): FrameLocator {
  return example.frameLocator('iframe');
}

/** Runs an example and gives its frame. */
export async function runExample(example: Locator): Promise<FrameLocator> {
  await example.getByRole('button', { name: 'Run this example' }).click();
  await expect(example.getByRole('status').filter({ hasText: 'is running' })).toBeVisible();
  return frameOf(example);
}

/** Opens a page, runs one of its examples and gives its frame. */
export async function open(page: Page, slug: string, code: string): Promise<FrameLocator> {
  await page.goto(`${REACT}/${slug}`);
  return runExample(exampleWith(page, code));
}

/** Puts another program into the place of an example's JavaScript before it is run. */
export async function openProgram(page: Page, body: string): Promise<Locator> {
  await page.goto(`${REACT}/hooks-state`);
  await expectHydrated(page);
  const example = exampleWith(page, 'module BoxOfTwelve');
  await example
    .locator('[data-code]')
    .last()
    .evaluate((element, text) => {
      element.textContent = text;
    }, `import * as React from "react";\nexport const BoxOfTwelve = { make() {\n${body}\n} };\n`);
  await example.getByRole('button', { name: 'Run this example' }).click();
  return example;
}
