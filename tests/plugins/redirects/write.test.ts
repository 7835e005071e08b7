import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { writeRedirectPages } from '../../../plugins/redirects/write';

const SITE = { siteUrl: 'https://example.org', baseUrl: '/' };

describe('writeRedirectPages', () => {
  let outDir = '';
  beforeEach(async () => {
    outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'redirects-'));
  });
  afterEach(() => fs.rm(outDir, { recursive: true }));

  it('writes a page for each redirect and the script they share', async () => {
    const redirects = Array.from({ length: 100 }, (_, n) => ({
      from: `/old/${n}`,
      to: `/new/${n}`,
      permanent: false,
    }));
    await writeRedirectPages(outDir, redirects, SITE);
    expect(await fs.readFile(path.join(outDir, 'old/99.html'), 'utf8')).toContain('url=/new/99"');
    expect(await fs.readFile(path.join(outDir, 'redirect.js'), 'utf8')).toContain(
      'location.replace',
    );
  });

  it('never overwrites a page', async () => {
    await fs.writeFile(path.join(outDir, 'page.html'), 'kept');
    await expect(
      writeRedirectPages(outDir, [{ from: '/page', to: '/new', permanent: false }], SITE),
    ).rejects.toThrow(/EEXIST/);
  });
});
