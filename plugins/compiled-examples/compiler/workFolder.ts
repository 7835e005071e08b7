import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Gives a folder of its own to a piece of work, and takes it away afterwards, however that ends. */
export async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'example-'));
  try {
    return await work(folder);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
