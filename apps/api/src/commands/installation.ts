import type { Config } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import { lockDataFolder } from '../db/instance-lock.ts';
import { openDatabase } from '../db/open.ts';
import { openStore } from '../storage/open-store.ts';

/** The database, the storage and the settings that a command works on. */
export type Installation = Awaited<ReturnType<typeof openInstallation>>;

const onError = (error: Error) => void process.stderr.write(`${error.message}\n`);

/** Opens database and storage. With the embedded database, the server must be stopped. @throws StartError */
export async function openInstallation(config: Config, opening: AsyncDisposableStack) {
  const folder = await openDataFolder(config.DATA_DIR);
  if (!config.DATABASE_URL) {
    const lock = await lockDataFolder(folder.root);
    opening.defer(() => lock.release());
  }
  const database = await openDatabase({ folder: folder.database, url: config.DATABASE_URL, onError });
  opening.defer(() => database.close());
  const files = await openStore(config, folder);
  opening.defer(() => files.close());
  return { config, folder, database, files };
}
