import { afterEach, beforeEach } from 'vitest';
import { createInstallation, type Installation } from './installation.ts';
import { endAllServers } from './server-process.ts';

/**
 * Gives each test of the file an installation of its own; the servers that it has started are ended before it is removed.
 * @returns the installation of the test that runs
 */
export function useInstallation(): Omit<Installation, 'remove'> {
  let current: Installation;
  beforeEach(async () => {
    current = await createInstallation();
  });
  afterEach(async () => {
    await endAllServers();
    await current.remove();
  });
  return {
    get dataDir() {
      return current.dataDir;
    },
    get variables() {
      return current.variables;
    },
  };
}
