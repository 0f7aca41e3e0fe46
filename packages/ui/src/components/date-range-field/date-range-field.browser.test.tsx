import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { DateRangeField } from './date-range-field.tsx';

const focused = () => document.activeElement?.getAttribute('aria-label');

async function open(onOpenAutoFocus: (event: Event) => void) {
  render(
    <DateRangeField.Root locale="en-GB" defaultValue={{ start: '2025-03-12', end: '2025-03-14' }}>
      <DateRangeField.Control>
        <DateRangeField.Entry side="start" />
        <DateRangeField.Trigger>Open</DateRangeField.Trigger>
      </DateRangeField.Control>
      <DateRangeField.Content onOpenAutoFocus={onOpenAutoFocus}>
        <DateRangeField.Calendar />
      </DateRangeField.Content>
    </DateRangeField.Root>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole('grid')).toBeVisible();
}

test('calls the onOpenAutoFocus of the caller, and focuses the chosen day too', async () => {
  const onOpenAutoFocus = vi.fn<() => void>();
  await open(onOpenAutoFocus);
  await expect.poll(focused).toBe('Wednesday, 12 March 2025');
  expect(onOpenAutoFocus).toHaveBeenCalledOnce();
});

test('leaves the focus to an onOpenAutoFocus that prevents the default', async () => {
  await open((event) => {
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-slot=calendar-next]')?.focus();
  });
  await expect.poll(focused).toBe('Next month');
});

test('reports no change if the same date is typed again', async () => {
  const onValueChange = vi.fn<() => void>();
  render(
    <DateRangeField
      label="Uploaded"
      locale="en-GB"
      defaultValue={{ start: '2025-03-12', end: '2025-03-14' }}
      onValueChange={onValueChange}
    />,
  );
  const start = page.getByLabelText('Start date');
  await userEvent.fill(start, '12/3/2025');
  await userEvent.tab();
  await expect.element(start).toHaveValue('12/03/2025');
  expect(onValueChange).not.toHaveBeenCalled();
});
