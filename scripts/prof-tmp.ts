import path from 'node:path';
import { launchBrowser, slowDownCpu, waitForRest, withPage } from '../bench/measure/browserPage';
import { serveSite } from '../bench/measure/hosts';

async function main() {
  const host = await serveSite(path.resolve('build'), []);
  const browser = await launchBrowser();
  await withPage(browser, async (opened) => {
    const { page, session } = opened;
    await page.addInitScript({ path: path.resolve('bench/probes/search.js') });
    await page.goto(host.origin + '/docs/manual/latest/let-binding', { waitUntil: 'load' });
    await waitForRest(opened);
    await page.keyboard.press('/');
    const box = page.getByRole('combobox', { name: 'Search', exact: true });
    await box.fill('array');
    await page.waitForTimeout(3000);
    for (const q of ['record', 'pipe', 'array map', 'switch', 'import', 'external', 'dict', 'promise']) { await box.fill(''); await page.keyboard.type(q, { delay: 100 }); }
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: 100 });
    await session.send('Profiler.start');
    let letters = 0;
    for (const q of ['record', 'pipe', 'array map', 'switch', 'import', 'external', 'dict', 'promise']) {
      letters += q.length;
      await box.fill('');
      await page.waitForTimeout(100);
      await page.keyboard.type(q, { delay: 100 });
    }
    const { profile } = await session.send('Profiler.stop');
    const self = new Map<number, number>();
    profile.samples!.forEach((id, i) => self.set(id, (self.get(id) ?? 0) + profile.timeDeltas![i]!));
    const by = new Map<string, number>(); const incl = new Map<string, number>();
    const nodes = new Map(profile.nodes.map((n) => [n.id, n]));
    const parent = new Map<number, number>();
    for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
    const label = (n: any) => `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').pop()}:${n.callFrame.columnNumber}`;
    for (const [id, us] of self) {
      const n = nodes.get(id)!; by.set(label(n), (by.get(label(n)) ?? 0) + us);
      const seen = new Set<string>();
      for (let p: number | undefined = id; p !== undefined; p = parent.get(p)) { const l = label(nodes.get(p)); if (!seen.has(l)) { seen.add(l); incl.set(l, (incl.get(l) ?? 0) + us); } }
    }
    const show = (m: Map<string, number>, k: number) => { for (const [l, us] of [...m].filter(([l]) => !/^\((idle|program|root)/.test(l)).sort((a, b) => b[1] - a[1]).slice(0, k)) console.log((us / letters / 1000).toFixed(3), l); };
    console.log('self, ms per letter (unthrottled)'); show(by, 22);
    console.log('inclusive'); show(incl, 45);
  });
  await browser.close();
  await host.close();
}
void main();
