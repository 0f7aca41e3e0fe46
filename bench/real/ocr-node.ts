/** Runs `@gutenye/ocr-node`, which only reads, over a list of jobs: `node ocr-node.ts <jobs.json>`; prints as ours.ts does. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Answer, Job, ReadText } from './answer.ts';

interface Ocr {
  detect(path: string): Promise<{ text: string; box?: number[][] }[]>;
}

/** The linter follows imports that it can read, and a module below this one is in an encoding that it cannot. */
const ocrNode: string = '@gutenye/ocr-node';
const { default: library } = (await import(ocrNode)) as { default: { create(): Promise<Ocr> } };

const [jobsPath] = process.argv.slice(2);
if (!jobsPath) throw new Error('Usage: node ocr-node.ts <jobs.json>');
const jobs = JSON.parse(await readFile(jobsPath, 'utf8')) as Job[];
const ocr = await library.create();
for (const job of jobs) {
  // It takes no transparent picture as viewers show it, so that it gets one on white.
  await sharp(job.image).flatten({ background: '#ffffff' }).png().toFile(job.result);
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  const lines = await ocr.detect(job.result);
  const { user, system } = process.cpuUsage(cpuBefore);
  const texts = lines.flatMap(({ text, box }): ReadText[] => {
    const [a, b, c, d] = (box ?? []).map(([x = 0, y = 0]) => ({ x, y }));
    return a && b && c && d ? [{ text, quad: [a, b, c, d] }] : [];
  });
  const answer: Answer = {
    name: job.name,
    texts,
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: (user + system) / 1e6,
  };
  console.log(JSON.stringify(answer));
}
console.log(JSON.stringify({ peakBytes: process.resourceUsage().maxRSS * 1024 }));
