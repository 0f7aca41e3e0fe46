import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the empty database that the test files of a run copy. The first file that needs it makes it. */
    databaseTemplate: string;
  }
}

/** Runs once before the server's tests. */
export default async function provideDatabaseTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'palimpsest-template-'));
  project.provide('databaseTemplate', join(folder, 'database'));
  return () => rm(folder, { recursive: true });
}
