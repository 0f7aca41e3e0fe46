import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorDocument } from '../model/document.ts';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import * as input from '../testing/real-input.ts';
import { drawSamplePoster, sampleDocument } from '../testing/sample-poster.ts';
import { ImageEditor } from './image-editor.tsx';

let saved: EditorDocument;
const list = page.getByRole('grid', { name: 'Texts in reading order' });
const words = () => saved.texts.map(({ text }) => text);
const selected = () =>
  [...document.querySelectorAll('[data-slot="layer-list-row"][data-selected]')].map(
    (row) => row.querySelector('[data-slot="layer-list-name"]')?.textContent,
  );

async function open(opened = sampleDocument()) {
  mount(
    <ImageEditor
      image={drawSamplePoster()}
      document={opened}
      selectFirstAfter={1_000_000}
      onDocumentChange={(document) => {
        saved = document;
      }}
    />,
  );
  await page.getByRole('tab', { name: /Texts/ }).click();
  await expect.element(list).toBeVisible();
}
const row = (name: RegExp) => list.getByRole('row', { name });

beforeEach(() => {
  saved = sampleDocument();
});

describe('the list of texts', () => {
  test('shows the translation above the original, and selects on the canvas', async () => {
    await open();
    await expect.element(row(/viernes.*Friday to Sunday/)).toBeVisible();
    await row(/viernes/).click();
    await expect
      .element(page.getByRole('application').getByRole('button', { name: /viernes/ }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  test('says of a text that was left in the picture why it was', async () => {
    const { texts, ...poster } = sampleDocument();
    const patch = { x: 90, y: 120, width: 720, height: 200, key: 'price', brings: 'erased' } as const;
    const price = { text: '12.50', originalText: '12.50', leftBecause: 'no-letters', restored: true, patch } as const;
    await open({ ...poster, texts: texts.map((text, index) => (index === 0 ? { ...text, ...price } : text)) });
    await expect.element(row(/12\.50.*Left as it was: it has no letters/)).toBeVisible();
  });

  test('edits a translation in place, as one step', async () => {
    await open();
    await row(/gratuita/).dblClick();
    await page.getByRole('textbox', { name: 'Translation' }).fill('Entrada libre');
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(words()).toContain('Entrada libre'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(words()).toContain('¡Entrada gratuita!'));
  });

  test('Escape keeps what was typed, as on the canvas, and undo takes it back', async () => {
    await open();
    await row(/gratuita/).dblClick();
    await page.getByRole('textbox', { name: 'Translation' }).fill('Entrada libre');
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(words()).toContain('Entrada libre'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(words()).toContain('¡Entrada gratuita!'));
  });

  test('hides a text from the canvas and from what is saved as seen', async () => {
    await open();
    await page.getByRole('button', { name: /^Hide ¡Entrada/ }).click();
    await eventually(() => expect(saved.texts[2]?.hidden).toBe(true));
    await expect
      .element(page.getByRole('application').getByRole('button', { name: /gratuita/ }))
      .not.toBeInTheDocument();
  });

  test('locks a text against the keys, and unlocks it', async () => {
    await open();
    await page.getByRole('button', { name: /^Lock ¡Entrada/ }).click();
    await eventually(() => expect(saved.texts[2]?.locked).toBe(true));
    await row(/gratuita/).click();
    (
      page
        .getByRole('application')
        .getByRole('button', { name: /gratuita/ })
        .element() as HTMLElement
    ).focus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await page.getByRole('button', { name: /^Unlock ¡Entrada/ }).click();
    await eventually(() => expect(saved.texts[2]?.locked).not.toBe(true));
    expect(saved.texts).toHaveLength(sampleDocument().texts.length);
    expect(saved.texts[2]?.x).toBe(sampleDocument().texts[2]?.x);
  });

  test('goes from text to text as they are reviewed', async () => {
    await open();
    await page.getByRole('button', { name: 'Next' }).click();
    await eventually(() => expect(selected()).toEqual(['Festival de música bajo las estrellas']));
    await page.getByRole('button', { name: 'Reviewed' }).click();
    await expect.element(page.getByText('1 of 4 reviewed')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await eventually(() => expect(selected()[0]).toMatch(/^Del viernes/));
  });
});

const names = () =>
  [...document.querySelectorAll('[data-slot="layer-list-name"]')].map((name) => name.textContent?.split(' ')[0]);
const announced = () => document.querySelector('[data-slot="layer-list-announcement"]')?.textContent;
const byPlace = ['Festival', 'Del', '¡Entrada', 'Plaza'];
const idsOf = (order: readonly (string | undefined)[]) =>
  order.map((word) => saved.texts.find(({ text }) => text.split(' ')[0] === word)?.id);

const middle = (name: RegExp) => {
  const { left, top, width, height } = row(name).element().getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

describe('the reading order', () => {
  test('is changed by a drag of a row, is saved, and undo takes it back at once', async () => {
    await open();
    await eventually(() => expect(names()).toEqual(byPlace));
    const drawn = words();
    const [from, to] = [middle(/Plaza/), middle(/viernes/)];
    await input.moveMouse(from);
    await input.leftButton('mousePressed', from);
    for (const share of [0.1, 0.5, 1])
      await input.moveMouse({ x: from.x, y: from.y + (to.y - from.y) * share }, { held: true });
    await eventually(() => expect(document.querySelector('[data-dragging]')).not.toBeNull());
    await input.leftButton('mouseReleased', to);
    const moved = ['Festival', 'Plaza', 'Del', '¡Entrada'];
    await eventually(() => expect(names()).toEqual(moved));
    expect(announced()).toBe('Plaza Mayor · 21:00 h is now 2 of 4.');
    await eventually(() => expect(saved.readingOrder).toEqual(idsOf(moved)));
    // Nothing else is drawn over anything else.
    expect(words()).toEqual(drawn);
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(names()).toEqual(byPlace));
    await eventually(() => expect(saved).not.toHaveProperty('readingOrder'));
  });

  test('is changed by Alt and an arrow key, one step of undo for each, and the keyboard stays on the row', async () => {
    await open();
    await row(/Festival/).click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    const moved = ['Del', '¡Entrada', 'Festival', 'Plaza'];
    await eventually(() => expect(names()).toEqual(moved));
    expect(announced()).toBe('Festival de música bajo las estrellas is now 3 of 4.');
    expect(saved.readingOrder).toEqual(idsOf(moved));
    expect(document.activeElement?.textContent).toMatch(/^Festival/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(names()).toEqual(['Del', 'Festival', '¡Entrada', 'Plaza']));
  });

  test('of the texts that a search shows changes among the others, and leads from one that is not reviewed to the next', async () => {
    await open();
    await page.getByRole('textbox', { name: 'Find in texts' }).fill('m');
    await eventually(() => expect(names()).toEqual(['Festival', 'Del', 'Plaza']));
    await row(/Plaza/).click();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await eventually(() => expect(names()).toEqual(['Festival', 'Plaza', 'Del']));
    await page.getByRole('textbox', { name: 'Find in texts' }).fill('');
    await eventually(() => expect(names()).toEqual(['Festival', 'Plaza', '¡Entrada', 'Del']));
    await row(/Festival/).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await eventually(() => expect(selected()).toEqual(['Plaza Mayor · 21:00 h']));
  });
});

const marks = () => [...document.querySelectorAll('[data-slot="find-mark"]')];
/** The numbers of the marks of the match at which the search stands. */
const currentMarks = () => marks().flatMap((mark, index) => (mark.hasAttribute('data-current') ? [index] : []));

describe('find and replace', () => {
  test('opens with Ctrl+F, shows the texts that match, and replaces them all in one step', async () => {
    await open();
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(page.getByRole('textbox', { name: 'Find in texts' })).toHaveFocus();
    await userEvent.keyboard('LA');
    await expect.element(page.getByText('4 matches')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Whole word' }).click();
    await expect.element(page.getByText('1 match', { exact: true })).toBeVisible();
    await expect.element(row(/gratuita/)).not.toBeInTheDocument();
    await page.getByRole('textbox', { name: 'Replace with' }).fill('esta');
    await page.getByRole('button', { name: 'Replace all' }).click();
    await expect.element(page.getByText('1 match replaced')).toBeVisible();
    await eventually(() => expect(saved.texts[1]?.text).toMatch(/en esta montaña$/));
  });

  test('replaces one match after the other, each as a step, and says so', async () => {
    await open();
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(page.getByRole('textbox', { name: 'Find in texts' })).toHaveFocus();
    await userEvent.keyboard('LA');
    await page.getByRole('textbox', { name: 'Replace with' }).fill('x');
    await expect.element(page.getByText('4 matches')).toBeVisible();
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect.element(page.getByText('1 match replaced')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('4 matches')).toBeVisible();
    for (const left of ['3 matches', '2 matches']) {
      await page.getByRole('button', { name: 'Replace', exact: true }).click();
      await page.getByRole('checkbox', { name: 'Match case' }).click();
      await page.getByRole('checkbox', { name: 'Match case' }).click();
      await expect.element(page.getByText(left)).toBeVisible();
    }
  });

  test('what was replaced is said for as long as it stands: undo takes the message back, redo brings it again', async () => {
    await open();
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(page.getByRole('textbox', { name: 'Find in texts' })).toHaveFocus();
    await userEvent.keyboard('montaña');
    await page.getByRole('textbox', { name: 'Replace with' }).fill('sierra');
    await page.getByRole('button', { name: 'Replace all' }).click();
    await expect.element(page.getByText('1 match replaced')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('1 match', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.element(page.getByText('1 match replaced')).toBeVisible();
  });

  test('after everything was replaced the keyboard is in the field again, and Escape on any of its controls closes it', async () => {
    await open();
    await userEvent.keyboard('{Control>}f{/Control}');
    const query = page.getByRole('textbox', { name: 'Find in texts' });
    await expect.element(query).toHaveFocus();
    await userEvent.keyboard('la');
    await page.getByRole('button', { name: 'Replace all' }).click();
    await expect.element(page.getByText(/replaced$/)).toBeVisible();
    await expect.element(query).toHaveFocus();
    (page.getByRole('checkbox', { name: 'Match case' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('textbox', { name: 'Replace with' })).not.toBeInTheDocument();
    await expect.element(query).toHaveValue('');
  });

  test('Enter goes from match to match, with Shift back, and around the ends', async () => {
    await open();
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(page.getByRole('textbox', { name: 'Find in texts' })).toHaveFocus();
    await userEvent.keyboard('la');
    // Two of the matches are in one text.
    for (const expected of [/^Festival/, /^Festival/, /^Del viernes/, /^Plaza/, /^Festival/]) {
      await userEvent.keyboard('{Enter}');
      await eventually(() => expect(selected()).toEqual([expect.stringMatching(expected)]));
    }
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await eventually(() => expect(selected()).toEqual([expect.stringMatching(/^Plaza/)]));
    expect(words()).toEqual(sampleDocument().texts.map(({ text }) => text));
  });

  test('every match is marked on the canvas, the current one alone as current, and Enter leads from one to the next', async () => {
    await open();
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(page.getByRole('textbox', { name: 'Find in texts' })).toHaveFocus();
    await userEvent.keyboard('LA');
    await eventually(() => expect(marks()).toHaveLength(4));
    await eventually(() => expect(currentMarks()).toEqual([0]));
    // The first Enter selects the text of the match at which the search stands.
    for (const current of [0, 1, 2, 3, 0]) {
      await userEvent.keyboard('{Enter}');
      await eventually(() => expect(currentMarks()).toEqual([current]));
    }
    expect(selected()).toEqual(['Festival de música bajo las estrellas']);
  });

  test('a mark covers the letters that match, within the box of its text, and goes with the query', async () => {
    await open();
    const text = page.getByRole('application').getByRole('button', { name: /viernes/ });
    await userEvent.keyboard('{Control>}f{/Control}');
    const query = page.getByRole('textbox', { name: 'Find in texts' });
    await expect.element(query).toHaveFocus();
    await query.fill('viernes');
    await eventually(() => expect(marks()).toHaveLength(1));
    const [mark = text.element()] = marks();
    const [inner, outer] = [mark.getBoundingClientRect(), text.element().getBoundingClientRect()];
    expect(inner.width).toBeGreaterThan(outer.width / 20);
    expect(inner.width).toBeLessThan(outer.width);
    expect([inner.left >= outer.left, inner.right <= outer.right]).toEqual([true, true]);
    expect([inner.top >= outer.top - 1, inner.bottom <= outer.bottom + 1]).toEqual([true, true]);
    await query.fill('');
    await eventually(() => expect(marks()).toHaveLength(0));
  });

  test('Escape ends it, and the next keys are those of the canvas', async () => {
    await open();
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(page.getByRole('textbox', { name: 'Find in texts' })).toHaveFocus();
    await userEvent.keyboard('LA');
    await expect.element(page.getByText('4 matches')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('textbox', { name: 'Replace with' })).not.toBeInTheDocument();
    await expect.element(page.getByText('4 matches')).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}a{/Control}');
    await eventually(() => expect(selected()).toHaveLength(sampleDocument().texts.length));
  });

  test('Ctrl+F brings the keyboard back to it while it is open, and what is typed takes the place of what was there', async () => {
    await open();
    const query = page.getByRole('textbox', { name: 'Find in texts' });
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(query).toHaveFocus();
    await userEvent.keyboard('LA');
    await page.getByRole('checkbox', { name: 'Whole word' }).click();
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(query).toHaveFocus();
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.keyboard('entrada');
    await expect.element(query).toHaveValue('entrada');
    await expect.element(page.getByRole('textbox', { name: 'Replace with' })).toBeVisible();
  });

  test('says what is wrong with a regular expression', async () => {
    await open();
    await userEvent.keyboard('{Control>}f{/Control}');
    await page.getByRole('checkbox', { name: 'Regular expression' }).click();
    await page.getByRole('textbox', { name: 'Find in texts' }).fill('(');
    await expect.element(page.getByText('This is not a regular expression.')).toBeVisible();
  });
});
