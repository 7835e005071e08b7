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
    await slowDownCpu(opened, 4);
    const events: any[] = [];
    session.on('Tracing.dataCollected' as any, ({ value }: any) => events.push(...value));
    await session.send('Tracing.start' as any, { transferMode: 'ReportEvents', categories: 'devtools.timeline,v8,blink.user_timing,toplevel,disabled-by-default-v8.cpu_profiler' } as any);
    for (const q of ['record', 'pipe', 'array map', 'switch', 'import', 'external', 'dict', 'promise']) {
      await box.fill('');
      await page.waitForTimeout(150);
      await page.keyboard.type(q, { delay: 150 });
      await page.waitForTimeout(150);
    }
    const done = new Promise((r) => session.once('Tracing.tracingComplete' as any, r));
    await session.send('Tracing.end' as any);
    await done;
    const notes: any = await page.evaluate(() => (window as any).benchSearch.typed);
    const sorted = [...notes].sort((a: number, b: number) => a - b);
    console.log('letters', notes.length, 'median', sorted[sorted.length >> 1]?.toFixed(1), 'p95', sorted[Math.floor(sorted.length * 0.95)]?.toFixed(1));
    // main thread
    const main = events.find((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain');
    const tids = new Map<string, number>();
    for (const e of events) if (e.name === 'EventDispatch' && e.args?.data?.type === 'input') tids.set(`${e.pid}/${e.tid}`, 1);
    const key = [...tids.keys()][0];
    const sum = new Map<string, { n: number; ms: number }>();
    for (const e of events) {
      if (`${e.pid}/${e.tid}` !== key || e.ph !== 'X') continue;
      const name = e.name === 'EventDispatch' ? `Event ${e.args?.data?.type}` : e.name === 'FunctionCall' ? 'FunctionCall ' + (e.args?.data?.functionName ?? '') : e.name;
      const s = sum.get(name) ?? { n: 0, ms: 0 };
      s.n += 1; s.ms += (e.dur ?? 0) / 1000;
      sum.set(name, s);
    }
    const letters = notes.length;
    for (const [name, { n, ms }] of [...sum].sort((a, b) => b[1].ms - a[1].ms).slice(0, 40)) console.log(name.padEnd(50), (n / letters).toFixed(2), (ms / letters).toFixed(2));
    require('fs').writeFileSync('/tmp/trace.json', JSON.stringify({ traceEvents: events }));
  });
  await browser.close();
  await host.close();
}
void main();
