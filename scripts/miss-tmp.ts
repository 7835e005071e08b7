import fs from 'node:fs';
import { displayOrder, goldenFiles, placeOf } from '../tests/lib/search/golden/golden';
import { createEngine } from '../src/lib/search/engine';
import { contestants } from '../bench/search/engines';
import path from 'node:path';
async function main() {
  const ours = contestants(path.resolve('bench/peers/search')).find((c) => c.name === 'ours')!;
  const engines = new Map<string, any>();
  let n = 0, f = 0, t = 0;
  for (const file of goldenFiles()) {
    if (process.argv[2] && !file.name.includes(process.argv[2])) continue;
    const key = file.shard.name;
    if (!engines.has(key)) engines.set(key, ours.build(file.shard, JSON.parse(fs.readFileSync(`build/search/${key}.json`, 'utf8'))));
    const e = engines.get(key);
    for (const { query, finds } of file.queries) {
      const found = displayOrder(e.search(query));
      const place = placeOf(found, finds);
      n += 1; if (place === 1) f += 1; if (place >= 1 && place <= 3) t += 1;
      if (place !== 1) console.log(file.name, String(place).padStart(3), JSON.stringify(query), JSON.stringify(finds), '→', found.slice(0, 3).map((x: any) => x.url ?? x).join('  '));
    }
  }
  console.log(n, (100 * f / n).toFixed(1), (100 * t / n).toFixed(1));
}
void main();
