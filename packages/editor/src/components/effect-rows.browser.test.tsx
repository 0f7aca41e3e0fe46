import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { size, threeTexts } from '../testing/three-texts.ts';
import type { EditorText } from '../model/text.ts';

const effects = page.getByRole('region', { name: 'Effects' });
const group = (name: string) => effects.getByRole('group', { name });

/** An editor with the first text selected. @returns that text as it was saved last */
async function open(first: Partial<EditorText> = {}): Promise<() => EditorText | undefined> {
  const texts = threeTexts(0, ['#cc0000']).map((text, index) => (index === 0 ? { ...text, ...first } : text));
  const { saved } = openEditor({ ...size, texts });
  const text = page.getByRole('button', { name: 'Uno', exact: true });
  await expect.element(text).toBeInTheDocument();
  (text.element() as HTMLElement).focus();
  return () => saved().texts[0];
}

test('an underline in the colour of the letters is switched on and off', async () => {
  const saved = await open({ fill: '#cc0000' });
  const underline = effects.getByRole('switch', { name: 'Underline' });
  await userEvent.click(underline);
  await eventually(() => expect(saved()?.textUnderline).toBe('0.12em 0.06em #cc0000'));
  await userEvent.click(underline);
  await eventually(() => expect(saved()?.textUnderline).toBeUndefined());
});

test('a shadow that came with the text is shown, changed and taken away', async () => {
  const saved = await open({ textShadow: '0.05em 0.1em 0em #1a66aa' });
  await expect.element(group('Shadow').getByRole('textbox', { name: 'Effect color' })).toHaveValue('#1a66aa');
  const down = group('Shadow').getByRole('spinbutton', { name: 'Down' });
  await expect.element(down).toHaveValue('10');
  await userEvent.fill(down, '20');
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(saved()?.textShadow).toBe('0.05em 0.2em 0em #1a66aa'));
  await userEvent.click(group('Shadow').getByRole('switch'));
  await eventually(() => expect(saved()?.textShadow).toBeUndefined());
  await expect.element(down).not.toBeInTheDocument();
});

test('a glow that came with the text is called one, and becomes a drop shadow and a glow again', async () => {
  const saved = await open({ textShadow: '0em 0em 0.2em #ffee00' });
  const look = (name: string) => group('Shadow').getByRole('radio', { name });
  await expect.element(look('Glow')).toBeChecked();
  await userEvent.click(look('Drop shadow'));
  await eventually(() => expect(saved()?.textShadow).toBe('0.04em 0.04em 0.08em #ffee00'));
  await userEvent.click(look('Glow'));
  await eventually(() => expect(saved()?.textShadow).toBe('0em 0em 0.3em #ffee00'));
  await expect.element(group('Shadow').getByRole('spinbutton', { name: 'Right' })).toHaveValue('0');
});

test('a shadow whose offset is typed to 0 is a glow', async () => {
  await open({ textShadow: '0.1em 0em 0.2em #000000' });
  await expect.element(group('Shadow').getByRole('radio', { name: 'Drop shadow' })).toBeChecked();
  await userEvent.fill(group('Shadow').getByRole('spinbutton', { name: 'Right' }), '0');
  await userEvent.keyboard('{Enter}');
  await expect.element(group('Shadow').getByRole('radio', { name: 'Glow' })).toBeChecked();
});

test('an outline stands out from the letters at first, and takes another colour', async () => {
  const saved = await open({ fill: '#ffee00' });
  await userEvent.click(group('Outline').getByRole('switch'));
  await eventually(() => expect(saved()?.textStroke).toBe('0.06em #000000'));
  await userEvent.fill(group('Outline').getByRole('textbox', { name: 'Effect color' }), '#00aa00');
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(saved()?.textStroke).toBe('0.06em #00aa00'));
});

test('a gradient begins with the colour of the letters, and goes when one colour is chosen', async () => {
  const saved = await open({ fill: '#cc0000' });
  await userEvent.click(group('Gradient').getByRole('switch'));
  await eventually(() => expect(saved()?.textGradient).toBe('linear-gradient(180deg, #cc0000, #660000)'));
  await userEvent.fill(group('Gradient').getByRole('textbox', { name: 'To' }), '#00aa00');
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(saved()?.textGradient).toBe('linear-gradient(180deg, #cc0000, #00aa00)'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Color', exact: true }), '#112233');
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(saved()).toMatchObject({ fill: '#112233', textGradient: undefined }));
});

test('a box behind the letters is light behind dark ones at first, and takes another radius', async () => {
  const saved = await open({ fill: '#cc0000' });
  await userEvent.click(group('Background').getByRole('switch'));
  await eventually(() => expect(saved()?.textBackground).toBe('1.05em 0.4em 0.4em 0.1em #ffffff'));
  await userEvent.fill(group('Background').getByRole('spinbutton', { name: 'Corner radius' }), '30');
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(saved()?.textBackground).toBe('1.05em 0.4em 0.4em 0.3em #ffffff'));
  await userEvent.click(group('Background').getByRole('switch'));
  await eventually(() => expect(saved()?.textBackground).toBeUndefined());
});
