import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { posterFile } from '../testing/choose-file.ts';
import { openApp } from '../testing/open-app.tsx';

/** Pastes a file where the focus is. */
function paste(file: File): void {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test.each(['/dashboard', '/terminology', '/account'])(
  'an image that is pasted on %s goes to the choice of languages',
  async (address) => {
    const app = await openApp(address);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    paste(await posterFile());
    await expect.poll(() => app.router.state.location.pathname).toBe('/preview');
    await expect.element(page.getByRole('application')).toBeVisible();
  },
);

test('an image that is pasted while another is to be chosen closes the dialog', async () => {
  await openApp('/dashboard');
  await userEvent.click(page.getByRole('button', { name: 'New image' }));
  const dialog = page.getByRole('dialog', { name: 'New image' });
  await expect.element(dialog).toBeVisible();
  paste(await posterFile());
  await expect.element(page.getByRole('heading', { name: 'Choose languages' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what is pasted into a text field is left to it', async () => {
  const app = await openApp('/dashboard');
  await userEvent.click(page.getByRole('searchbox'));
  paste(await posterFile());
  await expect.element(page.getByText('No translations found.')).toBeVisible();
  expect(app.router.state.location.pathname).toBe('/dashboard');
});

test('a pasted file that is no image of ours stays where it is, and the page says why', async () => {
  const app = await openApp('/dashboard');
  await expect.element(page.getByText('No translations found.')).toBeVisible();
  paste(new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }));
  const reason = 'The image type "application/pdf" is not supported. Please use JPG, PNG, GIF, or WebP.';
  await expect.element(page.getByText(reason)).toBeVisible();
  expect(app.router.state.location.pathname).toBe('/dashboard');
});
