import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { container, render } from '../../testing/plain-form.tsx';
import { TypographyPanel, type TypographyPanelProps, type TypographySelection } from './typography-panel.tsx';

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

/** A panel whose text takes the changes, as in an editor. */
function Panel(props: TypographyPanelProps) {
  const [shown, setShown] = useState(props.selection);
  const onChange: TypographyPanelProps['onChange'] = (patch) => {
    setShown((current) => current && { ...current, ...patch });
    props.onChange(patch);
  };
  return <TypographyPanel {...props} selection={shown} onChange={onChange} />;
}

function draw(props: Partial<TypographyPanelProps> = {}) {
  const changes = {
    onChange: vi.fn<TypographyPanelProps['onChange']>(),
    onGeometryChange: vi.fn<() => void>(),
    onReset: vi.fn<() => void>(),
    onRemove: vi.fn<() => void>(),
    onUploadFont: vi.fn<(file: File) => void>(),
  };
  const onAddText = vi.fn<() => void>();
  render(
    <Panel
      selection={selection}
      fontFamilies={[
        { name: 'Inter', weights: ['Regular', 'Medium'] },
        { name: 'Poster Caps', weights: ['Bold'] },
      ]}
      onAddText={onAddText}
      {...changes}
      {...props}
    />,
  );
  return { changes, onAddText };
}

const size = page.getByRole('textbox', { name: 'Size' });

async function typeSize(keys: string) {
  await userEvent.click(size);
  await userEvent.keyboard(keys);
}

afterEach(() => {
  vi.useRealTimers();
});

test('a read-only panel shows its values to screen readers', async () => {
  draw({ readOnly: true });
  expect(container.querySelector('[inert], [aria-hidden]:has(input)')).toBeNull();
  await expect.element(page.getByRole('textbox', { name: 'Size' })).toHaveValue('24px');
  await expect.element(page.getByRole('button', { name: /Font family/ })).toHaveTextContent('Inter');
  await expect.element(page.getByRole('combobox', { name: 'Weight' })).toHaveTextContent('Medium');
  await expect.element(page.getByRole('textbox', { name: 'Color' })).toHaveValue('#102030');
  await expect.element(page.getByRole('radio', { name: 'Align center' })).toBeChecked();
  expect(page.getByRole('group', { name: 'Position and size' }).element().textContent).toContain('300 px');
});

test('a read-only panel lets its values be selected, and none be changed', async () => {
  const { changes, onAddText } = draw({ readOnly: true });
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

test('a typed size is applied by Enter and by leaving the field, and shown with two decimals', async () => {
  const { changes } = draw();
  await typeSize('17.456');
  expect(changes.onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(changes.onChange).toHaveBeenLastCalledWith({ fontSize: 17.456 });
  await expect.element(size).toHaveValue('17.46px');
  await userEvent.keyboard('{Control>}a{/Control}40px');
  await userEvent.tab();
  expect(changes.onChange).toHaveBeenLastCalledWith({ fontSize: 40 });
});

test.each(['-3{Enter}', '0{Enter}', 'large{Enter}', '99{Escape}'])('%s leaves the size as it is', async (keys) => {
  const { changes } = draw();
  await typeSize(keys);
  await expect.element(size).toHaveValue('24px');
  await userEvent.tab();
  expect(changes.onChange).not.toHaveBeenCalled();
});

test('a preset size is chosen by keys, and the focus returns to the button', async () => {
  const { changes } = draw();
  const presets = page.getByRole('button', { name: 'Size presets' });
  presets.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: '16px' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('menuitem', { name: '32px' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(presets).toHaveFocus();
  expect(changes.onChange).toHaveBeenCalledExactlyOnceWith({ fontSize: 32 });
  await expect.element(size).toHaveValue('32px');
});

test('a family without the current weight brings another weight', async () => {
  const { changes } = draw();
  await userEvent.click(page.getByRole('button', { name: /Font family/ }));
  await userEvent.click(page.getByRole('option', { name: 'Poster Caps' }));
  expect(changes.onChange).toHaveBeenCalledExactlyOnceWith({ fontFamily: 'Poster Caps', fontWeight: 'Bold' });
});

test('the buttons reset, remove, and upload a font', async () => {
  const { changes } = draw();
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  expect(changes.onReset).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole('button', { name: 'Remove' }));
  expect(changes.onRemove).toHaveBeenCalledOnce();
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, new File(['font'], 'Mine.woff2', { type: 'font/woff2' }));
  expect(changes.onUploadFont.mock.lastCall?.[0].name).toBe('Mine.woff2');
});

test('the error of a font file is shown for five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  draw({ fontError: 'This file is no font.' });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('This file is no font.');
  vi.advanceTimersByTime(4999);
  await expect.element(alert).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(alert).not.toBeInTheDocument();
});
