import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { processResponse } from '@palimpsest/contract';
import autocannon from 'autocannon';
import { expect, test } from 'vitest';
import { blankPicture } from '../testing/sample-poster.ts';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { useInstallation } from '../testing/use-installation.ts';
import { printCount } from '../testing/counts.ts';

/** Requests a second that a server on one machine must answer; twice as many are sent, as far as the machine can. */
const targetRate = 1_000;
const loadRate = 2 * targetRate;
const connections = 50;
/** Time in which caches and the heap grow to their size before the memory is watched, in s. */
const warmUpSeconds = 60;
const loadSeconds = 600;
const sampleEveryMs = 2_000;
/** Most that the memory may grow from the first to the last quarter, in MB: a leak of 25 bytes a request would be this much. */
const allowedMb = 30;

/** The server collects garbage every few seconds, so that the test measures the memory that it holds, not garbage. */
const collector = new URL('../testing/collect-garbage.ts', import.meta.url).href;

const installation = useInstallation();

/** Calls that change nothing for good, in the shares of a client that waits for a process: mostly its status. */
async function requestsOf(server: ServerProcess): Promise<autocannon.Request[]> {
  const { token } = await server.signUp();
  const imageId = await server.upload(token, await blankPicture());
  const json = { target_lang: 'Spanish' };
  const { body } = await server.send('POST', `/v1/images/process/${imageId}`, { token, json });
  const status = `/v1/images/process/${processResponse.parse(body).message_id}/status`;
  const headers = { authorization: `Bearer ${token}` };
  const get = (path: string): autocannon.Request => ({ method: 'GET', path, headers });
  const term = { source_lang: 'English', target_lang: 'Spanish', term: 'Coffee', translation: 'Café' };
  return [
    ...Array.from({ length: 16 }, () => get(status)),
    get('/v1/images/processes?limit=20'),
    get(`/v1/images/signed-url?url=/v1/files/images/${imageId}/original.png`),
    get('/v1/subscriptions/credits'),
    {
      method: 'POST',
      path: '/v1/glossary',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(term),
    },
  ];
}

/** Resident memory of a process in MB (Linux: `/proc`). */
async function residentMb(pid: number): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** The least of the samples, which is the memory that a collection leaves. */
const floorOf = (samples: readonly number[]) => Math.min(...samples);

/** Access tokens live 15 minutes, so that each part of the load has one of its own. */
async function load(server: ServerProcess, seconds: number): Promise<autocannon.Result> {
  const requests = await requestsOf(server);
  return await autocannon({ url: server.url, connections, duration: seconds, overallRate: loadRate, requests });
}

test(
  `${loadSeconds / 60} minutes at ${loadRate} requests a second: no error, and the memory does not grow`,
  { timeout: 2 * (warmUpSeconds + loadSeconds) * 1_000 },
  async () => {
    const server = await startServerProcess({
      WORKER_SLOTS: '0',
      ...installation.variables,
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --expose-gc --import ${collector}`,
    });
    await load(server, warmUpSeconds);
    const samples: number[] = [];
    const loading = load(server, loadSeconds);
    const isOver = loading.then(
      () => true,
      () => true,
    );
    while (!(await Promise.race([isOver, delay(sampleEveryMs, false)]))) samples.push(await residentMb(server.pid));
    const { requests, latency, non2xx, errors, timeouts } = await loading;
    const quarter = Math.floor(samples.length / 4);
    const [first, last] = [floorOf(samples.slice(0, quarter)), floorOf(samples.slice(-quarter))];
    printCount(
      `load for ${loadSeconds} s: ${requests.total} requests, ${Math.round(requests.average)} a second of ${loadRate}, p50 ${latency.p50} ms, p99 ${latency.p99} ms; ` +
        `${non2xx} refused, ${errors} without an answer; memory ${first.toFixed(0)} MB in the first quarter, ${last.toFixed(0)} MB in the last`,
    );
    expect({ non2xx, errors, timeouts }).toEqual({ non2xx: 0, errors: 0, timeouts: 0 });
    expect(last - first).toBeLessThan(allowedMb);
    expect(requests.total).toBeGreaterThan(0);
  },
);
