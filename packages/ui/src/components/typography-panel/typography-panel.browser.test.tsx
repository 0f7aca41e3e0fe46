import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { container, render } from '../../testing/plain-form.tsx';
import { TypographyPanel } from './typography-panel.tsx';
import type { TypographySelection } from './typography.ts';

const selection: TypographySelection = {
  fontFamily: 'Inter',
  fontWeight: 'Medium',
  fontSize: 24,
  textAlign: 'center',
  fill: '#102030',
  suggestedColors: ['#102030', '#ffffff'],
  x: 10,
  y: 20,
  width: 300,
  height: 40,
  rotation: 0,
};

function drawReadOnly() {
  const changes = {
    onChange: vi.fn<() => void>(),
    onGeometryChange: vi.fn<() => void>(),
    onReset: vi.fn<() => void>(),
    onRemove: vi.fn<() => void>(),
    onUploadFont: vi.fn<() => void>(),
  };
  const onAddText = vi.fn<() => void>();
  render(
    <TypographyPanel
      readOnly
      selection={selection}
      fontFamilies={[{ name: 'Inter', weights: ['Regular', 'Medium'] }]}
      onAddText={onAddText}
      {...changes}
    />,
  );
  return { changes, onAddText };
}

test('a read-only panel shows its values to screen readers', async () => {
  drawReadOnly();
  expect(container.querySelector('[inert], [aria-hidden]:has(input)')).toBeNull();
  await expect.element(page.getByRole('textbox', { name: 'Size' })).toHaveValue('24px');
  await expect.element(page.getByRole('button', { name: /Font family/ })).toHaveTextContent('Inter');
  await expect.element(page.getByRole('combobox', { name: 'Weight' })).toHaveTextContent('Medium');
  await expect.element(page.getByRole('textbox', { name: 'Color' })).toHaveValue('#102030');
  await expect.element(page.getByRole('radio', { name: 'Align center' })).toBeChecked();
  expect(page.getByRole('group', { name: 'Position and size' }).element().textContent).toContain('300 px');
});

test('a read-only panel lets its values be selected, and none be changed', async () => {
  const { changes, onAddText } = drawReadOnly();
  const size = page.getByRole('textbox', { name: 'Size' });
  await expect.element(size).toHaveAttribute('readonly');
  await userEvent.click(size);
  await userEvent.keyboard('99{Enter}');
  expect(document.getSelection()?.toString()).toBe('24px');
  await expect.element(page.getByRole('textbox', { name: 'Color' })).toHaveAttribute('readonly');
  const enabled = [...container.querySelectorAll<HTMLButtonElement>('button:enabled')].map(
    (button) => button.ariaLabel ?? button.textContent,
  );
  expect(enabled).toEqual(['Add Text']);
  await userEvent.click(page.getByRole('button', { name: 'Add Text' }));
  expect(onAddText).toHaveBeenCalledOnce();
  for (const change of Object.values(changes)) expect(change).not.toHaveBeenCalled();
});
