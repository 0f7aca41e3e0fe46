import { writeFile } from 'node:fs/promises';
import { typefaces } from '../src/catalogue.ts';
import { encodeDirection, faceDirectionsFile } from '../src/recognise/face-directions.ts';
import { createTypefaceNetwork } from '../src/recognise/index.ts';
import { drawLine } from '../src/testing/draw-line.ts';

// Writes models/face-directions.json: the mean embedding of these lines in each face. To be run after a change of the network or of the
// library; a new face is found as soon as it has a direction, without training.

const lines = [
  'Grand opening Saturday',
  'fresh bread, well-brewed coffee',
  'Quick Waltz & Jive',
  'Hamburg 2026, vom 13. bis 17.',
  'ENTRANCE TO THE GARDEN',
  'MUSIC NIGHT & MARKET',
  'playa limpia y agua fresca',
  'Give exotic jumpers back',
];

const network = await createTypefaceNetwork();
const directions: Record<string, string> = {};
for (const face of typefaces.flatMap(({ faces }) => faces)) {
  const crops = lines.map((line, index) =>
    drawLine(face, line, { size: index % 2 === 0 ? 48 : 28, margin: 0.03 * (index % 4) }),
  );
  directions[face.file] = encodeDirection(await network.embed(crops));
}
await network.close();
await writeFile(faceDirectionsFile, `${JSON.stringify(directions, null, 2)}\n`);
console.log(`${Object.keys(directions).length} faces have a direction.`);
