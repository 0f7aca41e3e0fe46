/** Runs our reading alone over a list of jobs: `node ours.ts <jobs.json>`; prints an answer a line, the peak of memory last. */
import { readFile } from 'node:fs/promises';
import { findLanguage } from '@palimpsest/contract';
import { createReader, decodeImage } from '@palimpsest/engine';
import type { Answer, Job, ReadText } from '../real/answer.ts';

const [jobsPath] = process.argv.slice(2);
if (!jobsPath) throw new Error('Usage: node ours.ts <jobs.json>');
const jobs = JSON.parse(await readFile(jobsPath, 'utf8')) as Job[];
const reader = await createReader();
for (const job of jobs) {
  const language = findLanguage(job.language);
  if (!language) throw new Error(`"${job.language}" is not a language of ours.`);
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  const paragraphs = await reader.read(await decodeImage(await readFile(job.image)), { language });
  const { user, system } = process.cpuUsage(cpuBefore);
  const texts = paragraphs.flatMap(({ lines }) => lines.map(({ text, quad }): ReadText => ({ text, quad })));
  const seconds = (performance.now() - started) / 1000;
  console.log(JSON.stringify({ name: job.name, texts, seconds, cpuSeconds: (user + system) / 1e6 } satisfies Answer));
}
await reader.close();
console.log(JSON.stringify({ peakBytes: process.resourceUsage().maxRSS * 1024 }));
