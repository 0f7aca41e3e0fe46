import type { Config } from '../config.ts';
import { openDataFolder, type DataFolder } from '../data-folder.ts';
import { lockDataFolder } from '../db/instance-lock.ts';
import { openDatabase, type OpenDatabase } from '../db/open.ts';
import type { FileStore } from '../storage/file-store.ts';
import { openStore } from '../storage/open-store.ts';

/** What a command works on. Release it with `await using`. */
export interface Installation extends AsyncDisposable {
  folder: DataFolder;
  database: OpenDatabase;
  files: FileStore;
}

/** Tells whoever called a command of what goes wrong beside it. */
export function reportError(error: Error): void {
  process.stderr.write(`${error.message}\n`);
}

/** Opens database and storage. With the embedded database, the server must be stopped. @throws StartError */
export async function openInstallation(config: Config): Promise<Installation> {
  await using opening = new AsyncDisposableStack();
  const folder = await openDataFolder(config.DATA_DIR);
  if (!config.DATABASE_URL) {
    const lock = await lockDataFolder(folder.root);
    opening.defer(() => lock.release());
  }
  const database = await openDatabase({ folder: folder.database, url: config.DATABASE_URL, onError: reportError });
  opening.defer(() => database.close());
  const files = await openStore(config, folder);
  opening.defer(() => files.close());
  const closing = opening.move();
  return { folder, database, files, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}
