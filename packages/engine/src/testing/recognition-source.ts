import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source of recognition data that needs no network: each file that it makes names its language. "mlt" cannot be had. */
const program = `
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const folder = process.env.PALIMPSEST_RECOGNITION_DATA;
mkdirSync(folder, { recursive: true });
for (const name of process.argv.slice(2)) {
  if (name === 'mlt') {
    console.error('The recognition data for "mlt" could not be fetched: offline');
    process.exit(1);
  }
  writeFileSync(join(folder, name + '.traineddata.gz'), name);
  console.log('Recognition data: ' + name);
}
writeFileSync(join(folder, 'environment.json'), JSON.stringify(process.env));
`;

/** Writes a source into a folder; gives its path. */
export function writeRecognitionSource(folder: string): string {
  const script = join(folder, 'recognition-source.cjs');
  writeFileSync(script, program);
  return script;
}
