/**
 * Fits the class head on the faces of the library and of references.json, scores it, and writes `packages/typefaces/models/class-head.json`:
 * `node training/typeface/fit-classes.ts FOLDER [--seed 1] [--lines 4]`, where FOLDER is that of fetch-references.mjs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { typefaces, type TypeClass, type Typeface } from '../../packages/typefaces/src/index.ts';
import { facePath } from '../../packages/typefaces/src/node.ts';
import {
  answerNumbers,
  classesOfNetwork,
  classHeadFile,
  encodeClassHead,
  readClasses,
  type Answer,
  type ClassHead,
} from '../../packages/typefaces/src/recognise/class-head.ts';
import {
  dotProduct,
  meanVector,
  readFaceDirections,
  unitVector,
} from '../../packages/typefaces/src/recognise/face-directions.ts';
import { createTypefaceNetwork } from '../../packages/typefaces/src/recognise/index.ts';
import { createRandom, damagedLine } from './damaged-lines.ts';
import heldOutCatalogue from './held-out.catalogue.json' with { type: 'json' };
import { fitLogisticRegression } from './logistic-regression.ts';

interface Family {
  name: string;
  class: TypeClass;
  package: string;
  weights: number[];
  italics: number[];
}

/** The answer of the network for a line, and the truth. */
interface Line {
  family: Family;
  face: string;
  answer: Answer;
}

/** Faces between two lines of progress. */
const facesAtOnce = 100;
/** Cross-validated on the 219 references that the network before had not learned from: 59.8 % of lines are told at 0.02, 58.9 % at 0.2, 56.6 % at 0.6. */
const decay = 0.02;
const rounds = 200;
/** Parts of the references, of which each is told by a head fitted without it. */
const folds = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, lines: { type: 'string', default: '4' } },
});
const [folder] = positionals;
if (!folder) throw new Error('Name the folder of the references: node training/typeface/fit-classes.ts FOLDER');
const [seed, lines] = [Number(values.seed), Number(values.lines)];

const network = await createTypefaceNetwork();
const library = await linesOf('../../packages/typefaces/src/library.json', { seed, lines });
const references = await linesOf('references.json', { seed: seed + 1, lines });
const heldOut = await linesOf('held-out.json', { seed: seed + 2, lines: 8 });
await network.close();

const directions = await readFaceDirections();
const head = fit(references);
await writeFile(classHeadFile, encodeClassHead(head));

const print = (what: string, right: readonly boolean[]): void =>
  console.log(`${what.padEnd(52)} ${((100 * right.filter(Boolean).length) / right.length).toFixed(1)} %`);
print(
  'held out, the network',
  heldOut.map((line) => isRight(line, classSaid(line.answer))),
);
print(
  'held out, the head',
  heldOut.map((line) => isRight(line, classOf(head, [line]))),
);
print(
  'held out, the head over eight lines of a face',
  [...Map.groupBy(heldOut, ({ face }) => face).values()].map(([first, ...others]) =>
    isRight(first, first && classOf(head, [first, ...others])),
  ),
);
print(
  'references, the network',
  references.map((line) => isRight(line, classSaid(line.answer))),
);
print('references, a head fitted without their third, of which the network knows all', crossValidated());

/** Whether each line of the references is told by a head that was fitted without a third of them, and its family. */
function crossValidated(): boolean[] {
  const families = [...new Set(references.map(({ family }) => family))];
  const foldOf = ({ family }: Line): number => families.indexOf(family) % folds;
  return Array.from({ length: folds }, (_, fold) => {
    const without = fit(references.filter((line) => foldOf(line) !== fold));
    return references.filter((line) => foldOf(line) === fold).map((line) => isRight(line, classOf(without, [line])));
  }).flat();
}

/** Draws and reads lines of each face of a list. */
async function linesOf(list: string, drawing: { seed: number; lines: number }): Promise<Line[]> {
  const found: Line[] = [];
  const random = createRandom(drawing.seed);
  const listed = JSON.parse(await readFile(new URL(list, import.meta.url), 'utf8')) as Family[];
  const faces = listed.flatMap((family) => pathsOf(family).map((path) => ({ family, path })));
  for (const [index, { family, path }] of faces.entries()) {
    for (let count = 0; count < drawing.lines; count++) {
      const answer = await network.answer([await damagedLine(random, path)]);
      found.push({ family, face: path, answer });
    }
    if (index % facesAtOnce === facesAtOnce - 1) console.log(`${list}: ${index + 1} of ${faces.length} faces`);
  }
  return found;
}

const catalogues: readonly Pick<Typeface, 'name' | 'faces'>[] = [
  ...typefaces,
  ...(heldOutCatalogue.families as unknown as Typeface[]),
];

/** The font files of a family: those of the references lie in the folder, the others in their packages. */
function pathsOf({ name, package: specifier, weights, italics }: Family): string[] {
  const [, slug] = /^@fontsource\/(.*)@/.exec(specifier) ?? [];
  if (slug === undefined) return (catalogues.find((family) => family.name === name)?.faces ?? []).map(facePath);
  const pathOf = (weight: number, style: 'normal' | 'italic'): string =>
    join(folder ?? '', `${slug}-latin-${weight}-${style}.woff2`);
  return [...weights.map((weight) => pathOf(weight, 'normal')), ...italics.map((weight) => pathOf(weight, 'italic'))];
}

function classSaid({ classes }: Answer): TypeClass | undefined {
  return classesOfNetwork[classes.indexOf(Math.max(...classes))];
}

function isRight(line: Line | undefined, said: TypeClass | undefined): boolean {
  return said !== undefined && line?.family.class === said;
}

/** Every family counts alike, and a class that has four times the families of another twice as much as it. */
function fit(others: readonly Line[]): ClassHead {
  const from = [...library, ...others];
  const byFamily = Map.groupBy(from, ({ family }) => family.name);
  const sizes = new Map(
    [...Map.groupBy(byFamily.values(), ([line]) => line?.family.class)].map(([name, { length }]) => [name, length]),
  );
  const raw = from.map(
    ({ family }) => 1 / ((byFamily.get(family.name)?.length ?? 1) * Math.sqrt(sizes.get(family.class) ?? 1)),
  );
  const mean = raw.reduce((sum, weight) => sum + weight, 0) / raw.length;
  const samples = from.map(({ family, answer }, index) => ({
    numbers: answerNumbers(answer),
    label: classesOfNetwork.indexOf(family.class),
    weight: (raw[index] ?? 0) / mean,
  }));
  const faces = [...Map.groupBy(others, ({ face }) => face).values()];
  return {
    rows: fitLogisticRegression(samples, { classes: classesOfNetwork.length, decay, rounds }),
    references: classesOfNetwork.map((typeClass) =>
      faces
        .filter(([line]) => line?.family.class === typeClass)
        .map((ofFace) => unitVector(meanVector(ofFace.map(({ answer }) => answer.embedding)))),
    ),
  };
}

/** The class that is most probable over lines of one face. */
function classOf(by: ClassHead, ofFace: readonly Line[]): TypeClass | undefined {
  const sums = new Float64Array(classesOfNetwork.length);
  for (const { answer } of ofFace) {
    const likenesses = directions.map(({ typeface, direction }) => ({
      class: typeface.class,
      similarity: dotProduct(direction, answer.embedding),
    }));
    for (const [at, probability] of readClasses(by, answer, likenesses).probabilities.entries())
      sums[at] = (sums[at] ?? 0) + Math.log(probability);
  }
  return classesOfNetwork[sums.indexOf(Math.max(...sums))];
}
