import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorText, TextAttributes } from '../model/text.ts';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { size, threeTexts } from '../testing/three-texts.ts';

const typography = page.getByRole('region', { name: 'Typography' });
const style = page.getByRole('region', { name: 'Letters and lines' });
const family = typography.getByRole('button', { name: /^Font family/ });
const weight = typography.getByRole('combobox', { name: 'Weight' });
const fontSize = typography.getByLabelText('Size', { exact: true });
const color = typography.getByRole('textbox', { name: 'Color' });
const right = typography.getByRole('radio', { name: 'Align right' });
const lineHeight = style.getByRole('spinbutton', { name: 'Line height' });
const letterSpacing = style.getByRole('spinbutton', { name: 'Letter spacing' });

const last: Partial<TextAttributes> = {
  fontFamily: 'Open Sans',
  fontWeight: 700,
  fontSize: 26,
  textAlign: 'left',
  fill: '#0000cc',
  lineHeight: 1.5,
  letterSpacing: 0.1,
  verticalAlign: 'top',
  fontStyle: 'italic',
  justified: true,
};

/** All texts selected, of which the last is set otherwise than the others. @returns the texts as they were saved last */
async function openAll(differing: Partial<TextAttributes>): Promise<() => readonly EditorText[]> {
  const texts = threeTexts(0, ['#cc0000']).map((text, index) => (index === 2 ? { ...text, ...differing } : text));
  const { saved } = openEditor({ ...size, texts });
  const first = page.getByRole('button', { name: 'Uno', exact: true });
  await expect.element(first).toBeInTheDocument();
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(page.getByText('3 texts selected')).toBeVisible();
  return () => saved().texts;
}

test('texts that differ are called mixed in every property, and nothing is changed by looking', async () => {
  const texts = await openAll(last);
  const before = texts();
  await expect.element(family).toHaveTextContent('Mixed');
  await expect.element(weight).toHaveTextContent('Mixed');
  for (const field of [fontSize, color, lineHeight, letterSpacing]) {
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveAttribute('placeholder', 'Mixed');
    await userEvent.click(field);
    await userEvent.tab();
  }
  for (const alignment of typography.getByRole('radio').elements())
    expect((alignment as HTMLInputElement).checked).toBe(false);
  for (const choice of style.getByRole('radio').elements()) expect((choice as HTMLInputElement).checked).toBe(false);
  expect(style.getByText('Mixed', { exact: true }).elements()).toHaveLength(3);
  expect(texts()).toEqual(before);
});

test('texts that agree show what they have in common', async () => {
  await openAll({});
  await expect.element(family).toHaveTextContent('Roboto');
  await expect.element(weight).toHaveTextContent('Regular');
  await expect.element(fontSize).toHaveValue('20px');
  await expect.element(color).toHaveValue('#cc0000');
  await expect.element(lineHeight).toHaveValue('120');
  await expect.element(typography.getByRole('radio', { name: 'Align center' })).toBeChecked();
});

const changes: readonly { name: string; change: () => Promise<void>; of: keyof TextAttributes; value: unknown }[] = [
  {
    name: 'face',
    async change() {
      await userEvent.click(family);
      await userEvent.keyboard('Montserrat');
      await userEvent.click(page.getByRole('option', { name: 'Montserrat', exact: true }));
    },
    of: 'fontFamily',
    value: 'Montserrat',
  },
  {
    name: 'weight',
    async change() {
      await userEvent.click(weight);
      await userEvent.click(page.getByRole('option', { name: 'Bold', exact: true }));
    },
    of: 'fontWeight',
    value: 700,
  },
  { name: 'size', change: () => userEvent.fill(fontSize, '18'), of: 'fontSize', value: 18 },
  { name: 'alignment', change: () => userEvent.click(right), of: 'textAlign', value: 'right' },
  { name: 'color', change: () => userEvent.fill(color, '#00aa00'), of: 'fill', value: '#00aa00' },
  { name: 'leading', change: () => userEvent.fill(lineHeight, '140'), of: 'lineHeight', value: 1.4 },
  { name: 'spacing', change: () => userEvent.fill(letterSpacing, '5'), of: 'letterSpacing', value: 0.05 },
];

test.for(changes)(
  'another $name is given to all of them, and one undo takes it back',
  async ({ change, of, value }) => {
    const texts = await openAll(last);
    const before = texts().map((text) => text[of]);
    await change();
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(texts().map((text) => text[of])).toEqual([value, value, value]));
    // Fields have an undo of their own while they are typed in.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement) focused.blur();
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(texts().map((text) => text[of])).toEqual(before));
  },
);

const effects = page.getByRole('region', { name: 'Effects' });
const effect = (name: string) => effects.getByRole('group', { name });
const effectSwitch = (name: string) => effects.getByRole('switch', { name });

test('an effect that only some of them have is called mixed; switched on, it stays as it was where it was', async () => {
  const texts = await openAll({ textShadow: '0.05em 0.1em 0em #1a66aa', textUnderline: '0.2em 0.1em #00ff00' });
  for (const name of ['Shadow', 'Underline']) {
    await expect.element(effect(name).getByText('Mixed', { exact: true })).toBeVisible();
    await expect.element(effectSwitch(name)).not.toBeChecked();
    await userEvent.click(effectSwitch(name));
    await expect.element(effectSwitch(name)).toBeChecked();
  }
  await eventually(() =>
    expect(texts().map(({ textUnderline }) => textUnderline)).toEqual([
      '0.12em 0.06em #cc0000',
      '0.12em 0.06em #cc0000',
      '0.2em 0.1em #00ff00',
    ]),
  );
  expect(texts().map(({ textShadow }) => textShadow)).toEqual([
    '0.04em 0.04em 0.08em #00000080',
    '0.04em 0.04em 0.08em #00000080',
    '0.05em 0.1em 0em #1a66aa',
  ]);
});

test('parts of an effect that differ are called mixed, and one that is changed leaves the others as they are', async () => {
  const texts = await openAll({ textShadow: '0.05em 0.1em 0em #1a66aa' });
  await userEvent.click(effectSwitch('Shadow'));
  const color = effect('Shadow').getByRole('textbox', { name: 'Effect color' });
  const down = effect('Shadow').getByRole('spinbutton', { name: 'Down' });
  for (const field of [color, down]) {
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveAttribute('placeholder', 'Mixed');
  }
  await userEvent.fill(down, '20');
  await userEvent.keyboard('{Enter}');
  await eventually(() =>
    expect(texts().map(({ textShadow }) => textShadow)).toEqual([
      '0.04em 0.2em 0.08em #00000080',
      '0.04em 0.2em 0.08em #00000080',
      '0.05em 0.2em 0em #1a66aa',
    ]),
  );
  await userEvent.click(effectSwitch('Shadow'));
  await eventually(() => expect(texts().every(({ textShadow }) => textShadow === undefined)).toBe(true));
});
