import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { listStaticEntries, scanPages } from '../../../plugins/hosting-headers/read';

describe('reading a build', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'headers-'));
  });
  afterEach(() => fs.rm(folder, { recursive: true }));

  it('scans pages of all depths and nothing else', async () => {
    await fs.mkdir(path.join(folder, 'docs/manual'), { recursive: true });
    await fs.writeFile(path.join(folder, 'index.html'), '<script>a</script>');
    await fs.writeFile(path.join(folder, 'docs/manual/type.html'), '<p style="x">');
    await fs.writeFile(path.join(folder, 'robots.txt'), '<script>b</script>');
    const pages = await scanPages(folder);
    expect([...pages.keys()]).toEqual(['docs/manual/type.html', 'index.html']);
    expect(pages.get('index.html')?.scripts).toEqual(['a']);
  });

  it('lists static entries, of folders that exist', async () => {
    await fs.mkdir(path.join(folder, 'img'));
    await fs.writeFile(path.join(folder, 'favicon.svg'), '');
    await fs.writeFile(path.join(folder, '.nojekyll'), '');
    expect(await listStaticEntries([folder, path.join(folder, 'missing')])).toEqual([
      '/favicon.svg',
      '/img/',
    ]);
  });
});
