import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine, type EngineStage, type LocalisedDocument, renderDocument } from '@palimpsest/engine';
import { weekSeed } from '../engine/blind/random.ts';
import { withBrowser } from '../posters/drawing.ts';
import { printCauses } from './apart.ts';
import { designs } from './design.ts';
import { drawCase, type TypeCase } from './draw.ts';
import { printLosses } from './kept.ts';
import { oracleFor } from './oracle.ts';
import { fixedFaceTexts } from './rivals.ts';
import { scorePoster, type TextScore } from './score.ts';
import { typeSheet } from './sheet.ts';
import { type PosterSeconds, printTypeGoals, printTypeTable } from './table.ts';

/** The results of one poster, by system. */
interface Outcome {
  item: TypeCase;
  ours: TextScore[];
  twoFaces: TextScore[];
  fixedFace: TextScore[];
  /** CPU seconds of typography and typesetting, of the systems that have both. */
  seconds: { ours: number; twoFaces: number };
  /** Paths of PNG files by name of the system. */
  results: Record<string, string>;
}

/** The faces that the product had before it had a library. */
const twoFaces = ['Roboto', 'Open Sans'];

async function write(path: string, erased: Uint8Array, document: LocalisedDocument): Promise<string> {
  await writeFile(path, await renderDocument(erased, document));
  return path;
}

async function localise(item: TypeCase, directory: string, families?: readonly string[]) {
  const engine = await createEngine({
    translators: [oracleFor(item)],
    ...(families && { families }),
  });
  try {
    const { from, to, name } = item.design;
    const clock = createTypeClock();
    const { document, erasedPng } = await engine.localise(await readFile(item.poster), {
      source: from,
      target: to,
      onStage: clock.onStage,
    });
    const stem = join(directory, `${name}${families ? '-two-faces' : ''}`);
    const erased = `${stem}-erased.png`;
    await writeFile(erased, erasedPng);
    const result = await write(`${stem}-result.png`, erasedPng, document);
    return { document, erasedPng, erased, result, seconds: clock.seconds() };
  } finally {
    await engine.close();
  }
}

async function runPoster(item: TypeCase, directory: string): Promise<Outcome> {
  const ours = await localise(item, directory);
  const before = await localise(item, directory, twoFaces);
  const fixed = { ...ours.document, texts: fixedFaceTexts(item) };
  const fixedResult = await write(join(directory, `${item.design.name}-fixed-face.png`), ours.erasedPng, fixed);
  return {
    item,
    ours: await scorePoster(item, { ...ours, texts: ours.document.texts }),
    twoFaces: await scorePoster(item, { ...before, texts: before.document.texts }),
    fixedFace: await scorePoster(item, { erased: ours.erased, result: fixedResult, texts: fixed.texts }),
    seconds: { ours: ours.seconds, twoFaces: before.seconds },
    results: { ours: ours.result, 'two faces': before.result, 'fixed face': fixedResult },
  };
}

function rowsOf(outcomes: readonly Outcome[]) {
  const systems = { ours: 'ours', twoFaces: 'two faces', fixedFace: 'fixed face' } as const;
  return (['library', 'elsewhere'] as const).flatMap((source) =>
    (['ours', 'twoFaces', 'fixedFace'] as const).map((system) => ({
      name: `${source}: ${systems[system]}`,
      scores: outcomes.flatMap((outcome) => outcome[system]).filter((score) => score.source === source),
      seconds:
        system === 'fixedFace'
          ? []
          : outcomes.flatMap(({ item, seconds }) => (item.design.source === source ? [seconds[system]] : [])),
    })),
  );
}

/**
 * Scores how near the type of our translations comes to the designer's, on bilingual posters drawn from a seed.
 * @returns the exit code
 */
export async function benchType(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: weekSeed(new Date()) },
      count: { type: 'string', default: '12' },
      skip: { type: 'string', default: '0' },
      keep: { type: 'string' },
    },
  });
  const [count, skip] = [Number(values.count), Number(values.skip)];
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--count takes a whole number above 0, not "${values.count}".`);
  if (!Number.isInteger(skip) || skip < 0) throw new Error(`--skip takes a whole number from 0, not "${values.skip}".`);
  const directory = values.keep ?? (await mkdtemp(join(tmpdir(), 'palimpsest-type-')));
  await mkdir(directory, { recursive: true });
  try {
    const heading = `Type, seed ${values.seed}, posters ${skip + 1} to ${skip + count}`;
    console.log(heading);
    const cases = await withBrowser(async (browser) => {
      const drawn: TypeCase[] = [];
      for (const design of designs(values.seed, skip + count).slice(skip))
        drawn.push(await drawCase(browser, design, directory));
      return drawn;
    });
    const outcomes: Outcome[] = [];
    for (const item of cases) {
      outcomes.push(await runPoster(item, directory));
      process.stderr.write(`set  ${item.design.name}\n`);
    }
    console.log(printTypeTable(rowsOf(outcomes)));
    const seconds = outcomes.map((outcome): PosterSeconds => outcome.seconds.ours);
    console.log(
      `\n${printTypeGoals(
        outcomes.flatMap(({ ours }) => ours),
        seconds,
      )}`,
    );
    console.log(`\nOurs, ${printLosses(outcomes.flatMap(({ ours }) => ours))}`);
    for (const source of ['library', 'elsewhere'] as const) {
      const own = outcomes.flatMap(({ ours }) => ours).filter((score) => score.source === source);
      if (own.length > 0) console.log(`\nOurs, ${source}, ${printCauses(own)}`);
    }
    if (values.keep) {
      const entries = outcomes.map(({ item, ours, results }) => ({ item, scores: ours, results }));
      await writeFile(
        join(directory, 'scores.json'),
        JSON.stringify(
          outcomes.map(({ ours }) => ours),
          null,
          1,
        ),
      );
      await writeFile(join(directory, 'contact-sheet.html'), await typeSheet(entries, heading));
    }
    return 0;
  } finally {
    if (!values.keep) await rm(directory, { recursive: true, force: true });
  }
}

const counted: ReadonlySet<EngineStage> = new Set(['finding runs', 'typography', 'typesetting']);

/** Counts the seconds that knowing and setting type take, of all cores together: other work on the machine changes them little. */
function createTypeClock(): { onStage: (stage: EngineStage) => void; seconds: () => number } {
  let total = 0;
  let begun: NodeJS.CpuUsage | undefined;
  return {
    onStage(stage) {
      if (begun) {
        const { user, system } = process.cpuUsage(begun);
        total += (user + system) / 1e6;
      }
      begun = counted.has(stage) ? process.cpuUsage() : undefined;
    },
    seconds: () => total,
  };
}
