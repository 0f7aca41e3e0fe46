import { processStatuses } from '@palimpsest/contract';
import { PalimpsestProvider } from '@palimpsest/ui';
import { composeStories } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { interfaceLanguages } from '../lib/language/language.ts';
import { pseudoMessages, withoutMessages } from '../testing/pseudo-messages.ts';

type StoriesModule = Parameters<typeof composeStories>[0];
const modules = import.meta.glob<StoriesModule>('../{features,lib}/**/*.stories.tsx', { eager: true });
/** Stories in German are left out, because they bring their own words. */
const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(composeStories(module))
    .filter(([name]) => !name.startsWith('German'))
    .map(([name, Story]) => ({
      name: `${file.split('/').at(-1)}: ${name}`,
      Story: Story as () => React.ReactNode,
    })),
);

const sources = import.meta.glob<string>(
  [
    '../{features,lib}/**/*.stories.tsx',
    '../testing/*.{ts,tsx}',
    '../lib/language/language-own-names.ts',
    '../features/landing/partner-logos.tsx',
    '../features/landing/landing-footer.tsx',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
const days = Array.from({ length: 366 }, (_, day) => new Date(2026, 0, 1 + day, 13));
const dates = (['full', 'medium'] as const).map(
  (dateStyle) => new Intl.DateTimeFormat('en-US', { dateStyle, timeStyle: 'short' }),
);
/**
 * The words that are no messages: those of the stories' data, the names of languages in themselves, of partners, networks and the product, the
 * server's own names of statuses, and dates as the browser writes them.
 */
const known = new Set([
  ...Object.values(sources).flatMap(wordsIn),
  ...Object.values(interfaceLanguages).flatMap(wordsIn),
  ...processStatuses.flatMap(wordsIn),
  ...dates.flatMap((format) => days.flatMap((day) => wordsIn(format.format(day)))),
  ...wordsIn('Palimpsest UTC CSV TBX seconds second'),
]);

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

const spoken = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'];

/** Collects the texts that a reader sees or a screen reader reads. */
function textsOnPage(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('style, script')) texts.push(node.textContent ?? '');
  }
  const elements = [...document.body.querySelectorAll('*')];
  return [...texts, ...elements.flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''))];
}

function untranslated(): string[] {
  const words = textsOnPage().flatMap((text) => withoutMessages(text).match(/\p{Script=Latin}{2,}/gu) ?? []);
  return [...new Set(words)].filter((word) => !known.has(word.toLowerCase()));
}

test('finds a word that is not a message', () => {
  const unknown = ['un', 'sa', 'id'].join('');
  flushSync(() => root.render(<p aria-label={`${unknown}s`}>⟦Close ⟦all⟧⟧ {unknown}</p>));
  expect(untranslated()).toEqual([unknown, `${unknown}s`]);
});

describe('every screen', () => {
  test('is looked at in all of its states', () => expect(stories.length).toBeGreaterThan(90));

  test.each(stories)('$name shows no word that is not a message', async ({ Story }) => {
    flushSync(() =>
      root.render(
        <PalimpsestProvider messages={pseudoMessages}>
          <Story />
        </PalimpsestProvider>,
      ),
    );
    // The router renders a story a moment later.
    await expect.poll(() => textsOnPage().some((text) => text.trim() !== '')).toBe(true);
    expect(untranslated()).toEqual([]);
  });
});
