import { glossaryPage } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { useInstallation } from '../testing/use-installation.ts';
import { printCount, repetitions } from '../testing/counts.ts';

const kills = repetitions(2, 100);
/** Writers at the same time. */
const writers = 4;
/** Writes that are acknowledged before the server is killed. */
const writesBeforeKill = 20;

const installation = useInstallation();
const launch = () => startServerProcess({ WORKER_SLOTS: '0', ...installation.variables });

/** Writes terms until the server is gone; each that was acknowledged is added to `acknowledged`. */
async function write(server: ServerProcess, token: string, name: string, acknowledged: string[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    const term = `${name} ${count}`;
    const json = { source_lang: 'English', target_lang: 'Spanish', term, translation: 'x' };
    let status: number;
    try {
      ({ status } = await server.send('POST', '/v1/glossary', { token, json }));
    } catch (error) {
      // The kill cut this write, which was therefore not acknowledged.
      if (error instanceof TypeError) return;
      throw error;
    }
    if (status === 200) acknowledged.push(term);
  }
}

async function readTerms(server: ServerProcess, token: string): Promise<Set<string>> {
  const terms = new Set<string>();
  for (;;) {
    const { body } = await server.send('GET', `/v1/glossary?limit=100&offset=${terms.size}`, { token });
    const { entries, total } = glossaryPage.parse(body);
    for (const { term } of entries) terms.add(term);
    if (entries.length === 0 || terms.size >= total) return terms;
  }
}

test(
  `${kills} × kill -9 under writes: nothing that was acknowledged is lost`,
  { timeout: kills * 60_000 },
  async () => {
    let server = await launch();
    const opened: number[] = [];
    let [written, lost] = [0, 0];
    for (let round = 0; round < kills; round += 1) {
      const user = await server.signUp();
      const acknowledged: string[] = [];
      const names = Array.from({ length: writers }, (_, index) => `${round}-${index}`);
      const writing = names.map((name) => write(server, user.token, name, acknowledged));
      while (acknowledged.length < writesBeforeKill) await new Promise(setImmediate);
      expect(await server.end('SIGKILL')).toBe('SIGKILL');
      await Promise.all(writing);
      const started = performance.now();
      server = await launch();
      opened.push(performance.now() - started);
      const kept = await readTerms(server, user.token);
      written += acknowledged.length;
      lost += acknowledged.filter((term) => !kept.has(term)).length;
    }
    const sorted = opened.toSorted((a, b) => a - b);
    const seconds = (index: number) => ((sorted[index] ?? 0) / 1_000).toFixed(1);
    printCount(
      `${kills} × kill -9, ${written} acknowledged writes, ${lost} lost; open after a kill: median ${seconds(Math.floor(sorted.length / 2))} s, slowest ${seconds(sorted.length - 1)} s`,
    );
    expect(lost).toBe(0);
  },
);
