import { fontCatalogue, fontWeights } from '@palimpsest/typeset';
import { PalimpsestProvider } from '@palimpsest/ui';
import { en } from '@palimpsest/ui/messages/catalogue';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { englishWords } from '../messages/words.ts';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { drawOriginalPoster, drawSamplePoster, sampleDocument } from '../testing/sample-poster.ts';
import { ImageEditor } from './image-editor.tsx';

/** Every message between ⟦ and ⟧: any other word on the page is not a message. */
function marked(word: unknown): unknown {
  if (typeof word === 'string') return `⟦${word}⟧`;
  if (typeof word === 'function') return (...values: unknown[]) => `⟦${String(word(...values))}⟧`;
  if (typeof word !== 'object' || word === null) return word;
  return Object.fromEntries(Object.entries(word).map(([key, value]) => [key, marked(value)]));
}
const messages = marked({ ...en, imageEditor: englishWords('en-US') }) as Parameters<
  typeof PalimpsestProvider
>[0]['messages'];

const sample = sampleDocument();
/** The names of fonts, weights, a key and formats, and what the document says, are in no language of ours. */
const known = new Set(
  [
    ...sample.texts.flatMap(({ text, originalText }) => [text, originalText]),
    ...fontCatalogue.map(({ name }) => name),
    ...Object.keys(fontWeights),
    'Alt px PNG JPEG WebP PDF SVG Photoshop PSD',
  ]
    .join(' ')
    .match(/\p{L}{2,}/gu),
);

/** The words on the page that are no message. */
function untranslated(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('style, script, textarea')) texts.push(node.textContent ?? '');
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder'])
      texts.push(element.getAttribute(name) ?? '');
  const bare = texts.map((text) => {
    let rest = text.replaceAll(/#[\da-f]{3,8}\b/gi, ' ');
    for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')];
    return rest;
  });
  return [...new Set(bare.flatMap((text) => text.match(/\p{L}{2,}/gu) ?? []))].filter((word) => !known.has(word));
}

async function open(): Promise<void> {
  mount(
    <PalimpsestProvider messages={messages}>
      <ImageEditor
        image={drawSamplePoster()}
        original={drawOriginalPoster()}
        document={sample}
        versions={{ listVersions: () => Promise.resolve([]), restoreVersion: () => Promise.resolve(sample) }}
      />
    </PalimpsestProvider>,
  );
  await eventually(() => expect(document.querySelector('[data-text-id][aria-pressed="true"]')).not.toBeNull());
}

test('a word that is no message is found', async () => {
  mount(<p title="gefunden">⟦Close ⟦all⟧⟧ also</p>);
  await eventually(() => expect(untranslated()).toEqual(['also', 'gefunden']));
});

test('canvas, toolbar and panel show no word of ours that is not a message', async () => {
  await open();
  expect(untranslated()).toEqual([]);
  await userEvent.keyboard('{Control>}a{/Control}');
  await eventually(() =>
    expect(document.querySelectorAll('[aria-pressed="true"][data-text-id]').length).toBeGreaterThan(1),
  );
  expect(untranslated()).toEqual([]);
});

test.each([
  ['the list of texts with find and replace', '{Control>}f{/Control}', '[data-slot="layers-panel"]'],
  ['the export dialog', '{Control>}{Shift>}e{/Shift}{/Control}', '[role="dialog"] form'],
  ['the command menu', '{Control>}k{/Control}', '[role="dialog"]'],
  ['the shortcut sheet', '{Shift>}?{/Shift}', '[role="dialog"] dl'],
])('%s shows no word of ours that is not a message', async (_, keys, selector) => {
  await open();
  await userEvent.keyboard(keys);
  await eventually(() => expect(document.querySelector(selector)).not.toBeNull());
  expect(untranslated()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('application')).toBeInTheDocument();
});
