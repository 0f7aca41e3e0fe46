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
      defaultOpen
      onValueChange={onValueChange}
    />,
  );
  await userEvent.click(page.getByRole('option', { name: 'French' }));
  expect(onValueChange.mock.calls[0]?.[0]).toBe('fr');
});

test('lists a recent language once', async () => {
  render(
    <LanguagePicker
      label="Language"
      languages={[
        { value: 'fr', label: 'French' },
        { value: 'mt', label: 'Maltese' },
      ]}
      recent={['fr', 'fr']}
      defaultOpen
    />,
  );
  await expect.element(page.getByRole('option', { name: 'Maltese' })).toBeVisible();
  expect(page.getByRole('option', { name: 'French' }).elements()).toHaveLength(1);
});
