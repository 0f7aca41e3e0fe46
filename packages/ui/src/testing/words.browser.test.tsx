import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PalimpsestProvider } from '../components/palimpsest-provider/index.ts';
import { de } from '../messages/catalogue.ts';
import { exportedComponents, storiesOf } from './conformance.tsx';
import { pseudoMessages, withoutMessages } from './pseudo-messages.ts';

const sources = import.meta.glob<string>(
  ['../components/*/*.stories.tsx', '../components/*/*.fixture.*', './*.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);
/** The words of the language in which one story is drawn, functions as their source. */
const german = JSON.stringify(de, (_, word: unknown) => (typeof word === 'function' ? word.toString() : word));
/** Every word that a story gives its components. */
const wordsOfStories = new Set(
  [...Object.values(sources), german].flatMap(
    (source) => source.match(/\p{L}{2,}/gu)?.map((word) => word.toLowerCase()) ?? [],
  ),
);

const days = Array.from({ length: 366 }, (_, day) => new Date(2026, 0, 1 + day));
/** Words of the platform in every language: months, weekdays, parts of numbers. */
const wordsOfPlatform = new Set(
  ['en-US', 'es', 'de', 'ar', 'he']
    .flatMap((locale) =>
      (['long', 'short', 'narrow'] as const).map(
        (style) => new Intl.DateTimeFormat(locale, { month: style, weekday: style }),
      ),
    )
    .flatMap((format) => days.map((day) => format.format(day)))
    .flatMap((text) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []),
);

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  // One container per story: a toast that disappears late would otherwise be removed from the container of the next story.
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

/** All texts that users see or hear: text nodes, and attributes that are spoken or shown. */
function textsOnPage(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('style, script')) texts.push(node.textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt']) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts;
}

/** The words on the page that come neither from a message, nor from a story, nor from the platform. */
function untranslated(): string[] {
  const words = textsOnPage().flatMap((text) => withoutMessages(text).match(/\p{Script=Latin}{2,}/gu) ?? []);
  return [...new Set(words)].filter(
    (word) =>
      // Initials and units of two letters.
      !/^\p{Lu}{2}$/u.test(word) && !wordsOfStories.has(word.toLowerCase()) && !wordsOfPlatform.has(word.toLowerCase()),
  );
}

test('finds a word that is not a message', () => {
  const unknown = ['un', 'sa', 'id'].join('');
  flushSync(() => root.render(<p aria-label={`${unknown}s`}>⟦Close ⟦all⟧⟧ {unknown}</p>));
  expect(untranslated()).toEqual([unknown, `${unknown}s`]);
});

describe.each([...new Set(exportedComponents.map(({ folder }) => folder))])('%s', (folder) => {
  test.each(storiesOf(folder))('$name shows no word of ours that is not a message', async (story) => {
    flushSync(() => root.render(<PalimpsestProvider messages={pseudoMessages}>{story.draw()}</PalimpsestProvider>));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(untranslated()).toEqual([]);
  });
});
