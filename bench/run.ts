/** `pnpm bench` lists the benches, `pnpm bench <name> [options]` runs one. */
import { benchCalibrate } from './engine/calibrate/bench.ts';
import { benchApi } from './api/bench.ts';
import { benchEditor } from './editor/bench.ts';
import { benchEngine } from './engine/bench.ts';
import { benchFuzz } from './engine/fuzz/bench.ts';
import { benchRead } from './read/bench.ts';
import { benchReal } from './real/bench.ts';
import { benchType } from './type/bench.ts';
import { benchTranslate } from './translate/bench.ts';
import { benchWeb } from './web/bench.ts';

interface Bench {
  about: string;
  /** Returns the exit code. */
  run: (args: string[]) => Promise<number>;
}

const benches: Readonly<Record<string, Bench>> = {
  api: { about: 'the server under load, beside a bare route of Fastify; images a minute', run: benchApi },
  editor: {
    about: 'drag, pan, edit, open, export and memory of the editor, beside Fabric and react-konva',
    run: benchEditor,
  },
  engine: { about: 'reading, erasing and style of the sample posters, beside tesseract and OpenCV', run: benchEngine },
  calibrate: { about: "fits the engine's confidence to how often it is right, on drawn pictures", run: benchCalibrate },
  fuzz: { about: 'mutated image files: none may crash the engine, hang it or take too much memory', run: benchFuzz },
  read: { about: 'reading alone, beside @gutenye/ocr-node: posters, real pictures, drawn ones', run: benchRead },
  real: {
    about: 'pictures that were not made for the product, against a truth by hand, beside two rivals',
    run: benchReal,
  },
  type: { about: 'how near translations are set to the designer’s own, on bilingual posters', run: benchType },
  translate: { about: 'BLEU and chrF of the configured translators, bare and with what is known', run: benchTranslate },
  web: {
    about: 'the built web app in Chromium: Lighthouse, first paint, answers to input, a long dashboard',
    run: benchWeb,
  },
};

const [name, ...args] = process.argv.slice(2);
const bench = name === undefined ? undefined : benches[name];
if (bench) {
  try {
    process.exitCode = await bench.run(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else {
  if (name !== undefined) console.error(`There is no bench "${name}".`);
  console.log('Usage: pnpm bench <name> [options]\n');
  for (const [title, { about }] of Object.entries(benches)) console.log(`  ${title.padEnd(10)} ${about}`);
  process.exitCode = name === undefined ? 0 : 1;
}
