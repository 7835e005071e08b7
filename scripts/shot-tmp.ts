import { chromium } from 'playwright';
async function main() {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox','--site-per-process'] });
  for (const [name, w, h, scheme] of [['d', 1280, 800, 'light'], ['dd', 1280, 800, 'dark'], ['p', 390, 844, 'light']] as const) {
    const page = await browser.newPage({ viewport: { width: w, height: h }, colorScheme: scheme });
    page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log(name, m.text()); });
    page.on('pageerror', (e) => console.log(name, 'ERR', e.message));
    const t = Date.now();
    await page.goto('http://localhost:4199/try');
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Compiled'), undefined, { timeout: 20000 }).catch((e) => console.log(name, String(e)));
    console.log(name, 'compiled after', Date.now() - t);
    await page.screenshot({ path: `/tmp/try-${name}.png` });
    if (name === 'd') {
      await page.keyboard.press('Control+e');
      await page.waitForTimeout(3000);
      await page.screenshot({ path: `/tmp/try-run.png` });
      await page.getByRole('tab', { name: /Settings/ }).click();
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/try-settings.png` });
    }
    await page.close();
  }
  await browser.close();
}
void main();
