import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { ColorField } from './color-field.tsx';

function draw() {
  const onValueChange = vi.fn<(color: string) => void>();
  render(
    <ColorField label="Color" defaultValue="#173bac" suggestions={['#ffffff', '#c82d12']} {...{ onValueChange }} />,
  );
  return { onValueChange, field: page.getByRole('textbox', { name: 'Color' }) };
}

test('a typed color is applied as soon as it is one, with alpha or without', async () => {
  const { onValueChange, field } = draw();
  await userEvent.clear(field);
  await userEvent.keyboard('#c82d1280');
  expect(onValueChange.mock.calls).toEqual([['#cc8822'], ['#cc8822dd'], ['#c82d12'], ['#c82d1280']]);
});

test('a text that is no color is dropped when the field loses the focus', async () => {
  const { onValueChange, field } = draw();
  await userEvent.clear(field);
  await userEvent.keyboard('blue');
  await userEvent.tab();
  await expect.element(field).toHaveValue('#173bac');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a suggestion is chosen by keys', async () => {
  const { onValueChange, field } = draw();
  await userEvent.click(field);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('#ffffff');
});
