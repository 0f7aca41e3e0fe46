import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { LanguagePicker } from './language-picker.tsx';

test('offers a language whose reason is empty', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(
    <LanguagePicker
      label="Language"
      languages={[
        { value: 'fr', label: 'French', unavailable: '' },
        { value: 'mt', label: 'Maltese', unavailable: 'Coming soon' },
      ]}
      onValueChange={onValueChange}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: /^Language/ }));
  await userEvent.click(page.getByRole('option', { name: 'French' }));
  expect(onValueChange.mock.calls[0]?.[0]).toBe('fr');
});
