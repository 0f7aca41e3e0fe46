import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { LanguagePicker } from './language-picker.tsx';

test('finds a language by its own name, and chooses none that has a reason not to', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(
    <LanguagePicker
      label="Language"
      languages={[
        { value: 'tr', label: 'Turkish', ownName: 'Türkçe', unavailable: '' },
        { value: 'mt', label: 'Maltese', ownName: 'Malti', unavailable: 'Coming soon' },
      ]}
      onValueChange={onValueChange}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: /^Language/ }));
  await userEvent.keyboard('malti{Enter}');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.fill(page.getByRole('combobox').element(), 'turkce');
  await userEvent.keyboard('{Enter}');
  expect(onValueChange.mock.calls[0]?.[0]).toBe('tr');
});
