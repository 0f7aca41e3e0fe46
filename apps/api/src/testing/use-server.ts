import { afterAll, beforeAll } from 'vitest';
import { createInstallation, type Installation } from './installation.ts';
import { endAllServers, startServerProcess, type ServerProcess } from './server-process.ts';

/** The data of a file's tests, and the server on them. */
export interface SharedInstallation extends Omit<Installation, 'remove'> {
  /** Gives the server that runs with exactly these variables; where none does, ends what runs and starts one on the same data. */
  launch(variables?: NodeJS.ProcessEnv): Promise<ServerProcess>;
}

/** Gives all tests of the file one installation, with one server at a time, which goes on from test to test: each signs up users of its own. */
export function useServer(): SharedInstallation {
  let installation: Installation;
  let current: { settings: string; server: ServerProcess } | undefined;
  beforeAll(async () => {
    installation = await createInstallation();
  });
  afterAll(async () => {
    await current?.server.end('SIGTERM');
    await endAllServers();
    await installation.remove();
  });
  return {
    get dataDir() {
      return installation.dataDir;
    },
    get variables() {
      return installation.variables;
    },
    async launch(variables = {}) {
      const settings = JSON.stringify(variables);
      if (current?.settings === settings) return current.server;
      await current?.server.end('SIGTERM');
      const server = await startServerProcess({ ...installation.variables, ...variables });
      current = { settings, server };
      const forget = async (): Promise<void> => {
        await server.ended;
        if (current?.server === server) current = undefined;
      };
      void forget();
      return server;
    },
  };
}
