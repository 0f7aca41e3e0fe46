import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { compress } from 'woff2-encoder';

const font = await compress(await readFile(workerData as string));
parentPort?.postMessage(font, []);
