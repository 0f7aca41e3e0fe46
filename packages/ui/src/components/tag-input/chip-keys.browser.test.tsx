import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TagInput } from '../../index.ts';
import '../../testing/looks.css';
import { drawForm } from '../../testing/plain-form.tsx';

const onValueChange = vi.fn<(value: string[]) => void>();
beforeEach(() => {
  onValueChange.mockReset();
});

const names = ['Catalan', 'French', 'Welsh'];
const shared = { label: 'Languages', onValueChange };

const tagInput = (chips: string[]) => <TagInput {...shared} defaultValue={chips} />;

const chip = (name: string) => page.getByRole('button', { name: `Remove ${name}` }).element();
const focused = () => document.activeElement;
const field = () => page.getByRole('textbox', { name: /^Languages/ }).element() as HTMLElement;

/** Draws a field with the focus. Returns a function that returns the chips on the page. */
const draw = (chips = names) => {
  drawForm(tagInput(chips));
  field().focus();
  return () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
};

describe('the keys of chips in a TagInput', () => {
  test('the arrow before the text moves to the last chip, and arrows move between the chips and back', async () => {
    draw();
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe(chip('Welsh'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe(chip('Catalan'));
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe(chip('French'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe(field());
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('from right to left the arrows are the other way round', async () => {
    document.documentElement.dir = 'rtl';
    try {
      draw();
      await userEvent.keyboard('{ArrowLeft}');
      expect(focused()).toBe(field());
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      expect(focused()).toBe(chip('French'));
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      expect(focused()).toBe(field());
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });

  test('Delete and Backspace remove the chip: the next one gets the focus, else the previous one, else the field', async () => {
    const values = draw();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    expect(values()).toEqual(['Catalan', 'Welsh']);
    await expect.poll(focused).toBe(chip('Welsh'));
    await userEvent.keyboard('{Backspace}');
    expect(values()).toEqual(['Catalan']);
    await expect.poll(focused).toBe(chip('Catalan'));
    await userEvent.keyboard('{Backspace}');
    await expect.poll(focused).toBe(field());
    expect(onValueChange.mock.calls.map(([value]) => value.length)).toEqual([2, 1, 0]);
  });

  test('Enter removes the chip and returns to the field', async () => {
    const values = draw();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(values()).toEqual(['Catalan', 'French']);
    expect(focused()).toBe(field());
  });

  test('Escape returns to the field, and an overlay around it hears nothing of that', async () => {
    const onKeyDown = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener('keydown', onKeyDown, true);
    draw();
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    document.removeEventListener('keydown', onKeyDown, true);
    expect(focused()).toBe(field());
    expect(onKeyDown.mock.lastCall?.[0].defaultPrevented).toBe(true);
  });

  test('Tab stops at the field only', async () => {
    drawForm(
      <>
        <button type="button">Before</button>
        {tagInput(names)}
      </>,
    );
    (page.getByRole('button', { name: 'Before' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(field());
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(page.getByRole('button', { name: 'Save' }).element());
  });

  test('a field without chips leaves the arrow alone', async () => {
    draw([]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe(field());
  });
});

describe('a typed character on a chip of a TagInput', () => {
  test('goes into the field, whose caret keeps the arrows', async () => {
    drawForm(tagInput(names));
    const input = page.getByRole('textbox');
    const lastChip = page.getByRole('button', { name: 'Remove Welsh' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowLeft}xh');
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveValue('xh');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(lastChip).toHaveFocus();
    await expect.element(input).toHaveValue('xh');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

test('a press beside the tags of a TagInput moves to the input', async () => {
  drawForm(<TagInput {...shared} defaultValue={names} />);
  const box = document.querySelector('[data-slot=tag-input-control]') as HTMLElement;
  await userEvent.click(box, { position: { x: box.clientWidth - 2, y: 2 } });
  expect(focused()).toBe(page.getByRole('textbox', { name: 'Languages' }).element());
});
