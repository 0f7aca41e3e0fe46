import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleProcess } from '../../testing/sample-process.ts';
import { CardGrid, type CardGridProps } from './card-grid.tsx';

const processes = Array.from({ length: 40 }, (_, index) => ({
  ...sampleProcess('processed'),
  id: `process-${index}`,
  original_image_id: `image-${index}`,
  original_image_url: `/images/${index}`,
  file_name: `poster ${index}.png`,
}));

/** The ids of the cards that were rendered: a card that renders reads `created_at`, whose getter below records the id. */
let drawn: string[] = [];
const counted = processes.map((process) =>
  Object.defineProperty({ ...process }, 'created_at', {
    enumerable: true,
    get: () => {
      drawn.push(process.id);
      return process.created_at;
    },
  }),
);

const ignore = () => undefined;
const props: CardGridProps = {
  processes: counted,
  pictures: undefined,
  selected: new Set(),
  onSelectedChange: ignore,
  onOpen: ignore,
  onRetryProcess: ignore,
  onDownload: ignore,
  onTranslateAgain: ignore,
  onRename: ignore,
  onExportTexts: () => undefined,
  onImportTexts: () => undefined,
  onDelete: ignore,
};

let root: Root;
let container: HTMLElement;
/** Renders at once the updates that React does not defer. */
function drawAtOnce(work: () => void): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  act(work);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
}
const show = (changed: Partial<CardGridProps> = {}) =>
  drawAtOnce(() => root.render(<CardGrid {...props} {...changed} />));
const cards = () => container.querySelectorAll('[data-slot=image-card]').length;

/** The cards and the text of the page after the first render. */
let first: { cards: number; text: string };

beforeEach(async () => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  show({ end: <p>The end</p> });
  first = { cards: cards(), text: container.textContent };
  await vi.waitUntil(() => cards() === 40, { timeout: 60_000 });
  drawn = [];
});
afterEach(() => {
  drawAtOnce(() => root.unmount());
  container.remove();
});

test('shows the first screen of cards at once, and every image of the list while the page is idle', () => {
  expect(first.cards).toBe(10);
  expect(cards()).toBe(40);
});

test('shows what stands after the cards once all of them are there', async () => {
  expect(first.text).not.toContain('The end');
  await expect.element(page.getByText('The end')).toBeVisible();
});

test('draws the one card that is chosen, and no other', async () => {
  show({ selected: new Set(['process-3']) });
  await expect.element(page.getByRole('checkbox', { checked: true })).toHaveAccessibleName(/poster 3\.png/);
  expect(drawn.filter((id) => id !== 'process-3')).toEqual([]);
});

test('draws no card again where the list is read again as it was', () => {
  show({ processes: [...counted] });
  expect(drawn).toEqual([]);
});

test('draws the cards whose pictures were signed, not those that had theirs', () => {
  const first = new Map<string, string | undefined>(
    counted.slice(0, 20).map(({ original_image_url: url }) => [url, undefined]),
  );
  show({ pictures: first });
  drawn = [];
  const moved = counted[5]?.original_image_url ?? '';
  show({ pictures: new Map([...first, [moved, 'https://files.example/5.webp']]) });
  expect(new Set(drawn)).toEqual(new Set(['process-5']));
});
