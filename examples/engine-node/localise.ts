import { readFile, writeFile } from 'node:fs/promises';
import { createEngine, renderDocument } from '@palimpsest/engine';

const [from = 'poster.png', to = 'poster.es.png'] = process.argv.slice(2);
const engine = await createEngine();
try {
  const { document, erasedPng } = await engine.localise(await readFile(from), { source: 'English', target: 'Spanish' });
  for (const text of document.texts) console.log(`${text.originalText} → ${text.translatedText}`);
  await writeFile(to, await renderDocument(erasedPng, document));
} finally {
  await engine.close();
}
