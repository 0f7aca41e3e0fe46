import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createToastManager, Toast, ToastProvider } from '../../index.ts';
import { render } from '../../testing/plain-form.tsx';

test('a provider draws the toasts of its queue from parts, in the order of the caller', async () => {
  const manager = createToastManager();
  render(
    <ToastProvider
      manager={manager}
      renderToast={({ id, title, description, tone, open, onOpenChange }) => (
        <Toast.Root {...{ tone, open, onOpenChange }} duration={Infinity}>
          <Toast.Close />
          <Toast.Icon />
          <Toast.Title>{title}</Toast.Title>
          <Toast.Description>{description}</Toast.Description>
          <Toast.Action altText="Open the list of exports">{`Show ${id}`}</Toast.Action>
        </Toast.Root>
      )}
    />,
  );
  manager.add({ id: 'poster', tone: 'success', title: 'Exported', description: 'spring-fair.png' });
  await expect.element(page.getByText('spring-fair.png')).toBeVisible();
  const toast = document.querySelector('[data-slot=toast]');
  expect(toast?.getAttribute('data-tone')).toBe('success');
  expect([...(toast?.children ?? [])].map((part) => part.getAttribute('data-slot'))).toEqual([
    'close-button',
    'toast-icon',
    'toast-title',
    'toast-description',
    'toast-action',
  ]);
  await userEvent.click(page.getByRole('button', { name: 'Show poster' }));
  await expect.poll(() => document.querySelector('[data-slot=toast]')).toBeNull();
  await expect.poll(manager.getToasts).toEqual([]);
});
