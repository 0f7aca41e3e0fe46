/** Runs our engine's stages over a list of jobs: `node ours.ts <jobs.json>`; prints an answer a line, the peak of memory last. */
import { readFile, writeFile } from 'node:fs/promises';
import { findLanguage } from '@palimpsest/contract';
import { createReader, decodeImage, encodePng, restoreGrain, takeOut } from '@palimpsest/engine';
import type { Paragraph } from '@palimpsest/engine';
import type { Answer, FoundLine, FoundText, Job } from './system.ts';

const found = ({ text, quad, confidence }: FoundLine): FoundLine => ({
  text,
  quad,
  ...(confidence !== undefined && { confidence }),
});

const [jobsPath] = process.argv.slice(2);
if (!jobsPath) throw new Error('Usage: node ours.ts <jobs.json>');
const jobs = JSON.parse(await readFile(jobsPath, 'utf8')) as Job[];
const reader = await createReader();
for (const job of jobs) {
  const language = findLanguage(job.language);
  if (!language) throw new Error(`"${job.language}" is not a language of ours.`);
  const image = await decodeImage(await readFile(job.image));
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  const doubted: Paragraph[] = [];
  const paragraphs = await reader.read(image, {
    language,
    onDoubt: (doubts) => {
      doubted.push(...doubts.map(({ paragraph }) => paragraph));
    },
  });
  const maps = await reader.markStrokes(image, [...paragraphs, ...doubted]);
  const { erased, forced, texts: taken } = takeOut(image, paragraphs, doubted, maps);
  const styles = await reader.describe(image, forced, paragraphs, paragraphs);
  const texts = taken.flatMap(({ paragraph, isErased }, index): FoundText[] => {
    const style = styles[index];
    if (!style) return [];
    const { colours, fontSize, fontWeight, textAlign } = style;
    return [
      {
        lines: paragraph.lines.map(found),
        isLeft: !isErased,
        style: { colour: colours[0] ?? '#000000', fontSize, fontWeight, textAlign },
      },
    ];
  });
  const gone = taken.flatMap(({ isErased, pixels }) => (isErased ? [pixels] : []));
  const finished = restoreGrain(erased, gone);
  const doubtful = doubted.flatMap(({ lines }) => lines.map(found));
  const seconds = (performance.now() - started) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  const cpuSeconds = (cpu.user + cpu.system) / 1e6;
  await writeFile(job.erased, await encodePng(finished));
  console.log(JSON.stringify({ name: job.name, texts, doubtful, seconds, cpuSeconds } satisfies Answer));
}
await reader.close();
console.log(JSON.stringify({ peakBytes: process.resourceUsage().maxRSS * 1024 }));
