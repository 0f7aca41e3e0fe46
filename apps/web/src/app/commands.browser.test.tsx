import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';
import { sampleProfile } from '../testing/usual-answers.ts';
import { openResult } from '../testing/signing.ts';

const menu = page.getByRole('dialog', { name: 'Commands' });
const profile = page.getByRole('button', { name: 'Profile' });

describe('the list of commands', () => {
  test('opens and closes with Ctrl+K, leads to another page, and leaves the focus on its title', async () => {
    const app = await openApp('/dashboard');
    await expect.element(profile).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(menu).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard('gloss{Enter}');
    await expect.poll(() => app.router.state.location.pathname).toBe('/terminology');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Glossary and memory' })).toHaveFocus();
  });

  test('opens from the profile menu, and takes a new image', async () => {
    await openApp('/account');
    await userEvent.click(profile);
    await userEvent.click(page.getByRole('menuitem', { name: /^Commands/ }));
    await userEvent.click(menu.getByRole('option', { name: 'New image' }));
    await expect.element(page.getByRole('dialog', { name: 'New image' })).toBeVisible();
  });

  test('changes the theme', async () => {
    await openApp('/account');
    await expect.element(profile).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(menu.getByRole('option', { name: 'Dark' }));
    await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(menu.getByRole('option', { name: 'System' }));
    await expect.poll(() => document.documentElement.dataset.theme).toBeUndefined();
  });

  test('leaves the keys to the editor with an image, which opens its own', async () => {
    await openApp('/editor?process=message-processed', {
      answers: openResult,
    });
    await expect.element(page.getByRole('application')).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(menu.getByRole('option', { name: /^Undo/ })).toBeVisible();
    expect(menu.getByRole('option', { name: 'Dashboard' }).query()).toBeNull();
  });

  test('does not open over the editor, also without an image', async () => {
    await openApp('/editor');
    await expect.element(page.getByText('No data provided. Please provide image and text data to edit.')).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(page.getByRole('link', { name: 'Dashboard' }));
    await expect.element(page.getByText('No translations found.')).toBeVisible();
    expect(menu.query()).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(menu).toBeVisible();
  });
});

describe('the processes of all users', () => {
  const ofStaff = { getProfile: () => ({ ...sampleProfile, is_admin: true }) };

  test('are offered to the staff in the profile menu and among the commands', async () => {
    const app = await openApp('/account', { answers: ofStaff });
    await userEvent.click(profile);
    await userEvent.click(page.getByRole('menuitem', { name: 'All processes' }));
    await expect.poll(() => app.router.state.location.pathname).toBe('/admin/processes');
    await expect.element(page.getByText('No processes found.')).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(menu.getByRole('option', { name: 'All processes' })).toBeVisible();
  });

  test('are offered to nobody else', async () => {
    await openApp('/account');
    await userEvent.click(profile);
    await expect.element(page.getByRole('menuitem', { name: 'Account' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'All processes' }).query()).toBeNull();
    await userEvent.click(page.getByRole('menuitem', { name: /^Commands/ }));
    await expect.element(menu.getByRole('option', { name: 'Account' })).toBeVisible();
    expect(menu.getByRole('option', { name: 'All processes' }).query()).toBeNull();
  });
});
