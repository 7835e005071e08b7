/** What Playwright's driver for stock Firefox can't do, though it has the functions. */
import type { Page } from '@playwright/test';

import { unsupported } from '../unsupported';

const NAME = 'Playwright’s driver for stock Firefox';

/** Lets journeys skip that ask for more than the driver can. */
export function limitFirefox(page: Page): void {
  Object.assign(page, { emulateMedia: () => unsupported(NAME, 'emulate media') });
  Object.assign(page.context(), { setOffline: () => unsupported(NAME, 'cut the line') });
}
