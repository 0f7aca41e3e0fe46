import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product.ts';

/**
 * Does nothing where the product runs already (`PRODUCT_URL`). Otherwise it runs once before all files of tests: starts the product on an empty data folder, and keeps the database that it made, of which every file
 * is given a copy. To make one takes a processor about ten seconds.
 */
export default async function keepEmptyDatabase(): Promise<(() => void) | undefined> {
  if (process.env.PRODUCT_URL !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-e2e-database-'));
  const product = await startProduct({ DATA_DIR: folder, WORKER_SLOTS: '0' });
  await product.stop();
  process.env.EMPTY_DATABASE = join(folder, 'database');
  return () => rmSync(folder, { recursive: true });
}
