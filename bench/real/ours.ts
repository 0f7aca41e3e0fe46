/** Runs our engine over a list of jobs as the product does: `node ours.ts <jobs.json>`; prints an answer a line, the peak of memory last. */
import { readFile, writeFile } from 'node:fs/promises';
import { createEngine, createReader, decodeImage, type Paragraph } from '@palimpsest/engine';
import type { Answer, Job, ReadText } from './answer.ts';
import { boxAround, languageNamed, translatePicture } from './translate-picture.ts';

const [jobsPath] = process.argv.slice(2);
if (!jobsPath) throw new Error('Usage: node ours.ts <jobs.json>');
const jobs = JSON.parse(await readFile(jobsPath, 'utf8')) as Job[];
const engine = await createEngine();
const reader = await createReader();

/** Reads without translating: no translator knows the language. */
async function readOnly({ language, image }: Job): Promise<ReadText[]> {
  const doubted: Paragraph[] = [];
  const paragraphs = await reader.read(await decodeImage(await readFile(image)), {
    language: languageNamed(language),
    onDoubt: (doubts) => {
      doubted.push(...doubts.map(({ paragraph }) => paragraph));
    },
  });
  return [...paragraphs, ...doubted].map(({ text, lines }) => ({
    text,
    quad: boxAround(lines.map(({ quad }) => quad)),
  }));
}

async function translate({ language, image, erased, result }: Job, target: string): Promise<ReadText[]> {
  const { texts, erasedPng, resultPng } = await translatePicture(engine, await readFile(image), { language, target });
  await writeFile(erased, erasedPng);
  await writeFile(result, resultPng);
  return texts;
}

for (const job of jobs) {
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  let texts: ReadText[] = [];
  let failure: string | undefined;
  try {
    texts = job.target === null ? await readOnly(job) : await translate(job, job.target);
  } catch (error) {
    // A picture that comes to nothing is a result that the table has to show; the next one is tried all the same.
    failure = error instanceof Error ? error.message : String(error);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const answer: Answer = {
    name: job.name,
    texts,
    ...(failure !== undefined && { failure }),
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: (user + system) / 1e6,
  };
  console.log(JSON.stringify(answer));
}
await Promise.all([engine.close(), reader.close()]);
console.log(JSON.stringify({ peakBytes: process.resourceUsage().maxRSS * 1024 }));
