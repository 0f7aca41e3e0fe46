import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { size, threeTexts } from '../testing/three-texts.ts';

const styled = threeTexts(0, ['#ff0000']).map((text) => ({
  ...text,
  locked: true,
  letterSpacing: 0.25,
  textStroke: '0.05em #00ff00',
}));

async function open() {
  const { saved } = openEditor({ ...size, texts: styled });
  await expect.element(page.getByText('This text is locked.')).toBeVisible();
  return saved;
}
const spacing = page.getByRole('spinbutton', { name: 'Letter spacing' });

describe('a locked text', () => {
  test('is read in the whole panel, and nothing of it can be changed', async () => {
    await open();
    await expect.element(spacing).toHaveValue('25');
    const panel = document.querySelector('[data-slot="text-panel"]');
    expect(panel?.querySelector('[inert]')).toBeNull();
    const controls = [
      spacing,
      page.getByRole('switch', { name: 'Outline' }),
      page.getByRole('spinbutton', { name: 'Thickness' }),
      page.getByRole('combobox', { name: 'Case' }),
      page.getByRole('radio', { name: 'Italic' }),
      page.getByRole('button', { name: 'Save the style of this text' }),
    ];
    for (const control of controls) await expect.element(control).toBeDisabled();
    await expect.element(page.getByRole('switch', { name: 'Outline' })).toBeChecked();
  });

  test('says so below the tabs of the panel, however high these are', async () => {
    await open();
    const note = page.getByText('This text is locked.').element().parentElement;
    const tabs = page.getByRole('tablist').element().parentElement;
    if (!note || !tabs) throw new Error('The panel has tabs and the note of a locked text.');
    tabs.style.height = '60px';
    await eventually(() => expect(getComputedStyle(note).top).toBe('60px'));
  });

  test('says so, and is changed again once it is unlocked', async () => {
    const saved = await open();
    await userEvent.click(page.getByRole('button', { name: 'Unlock' }));
    await eventually(() => expect(saved().texts[0]?.locked).not.toBe(true));
    await expect.element(spacing).toBeEnabled();
    await userEvent.fill(spacing, '30');
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(saved().texts[0]?.letterSpacing).toBeCloseTo(0.3));
  });
});
