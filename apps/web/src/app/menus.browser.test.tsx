import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const profile = page.getByRole('button', { name: 'Profile' });
const menu = page.getByRole('menu', { name: 'Profile' });
const item = (name: string) => menu.getByRole('menuitem', { name });

describe('the profile menu', () => {
  test('is announced by its button', async () => {
    await openApp('/account');
    await expect.element(profile).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(profile).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens with a press, and gives the focus back to its button', async () => {
    await openApp('/account');
    await userEvent.click(profile);
    await expect.element(item('Log out')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Profile', includeHidden: true }))
      .toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(profile).toHaveFocus();
    await userEvent.click(profile);
    await expect.element(item('Log out')).toBeVisible();
  });

  test.each(['{Enter}', ' ', '{ArrowDown}'])(
    'opens with the key "%s" at its first item, again and again',
    async (key) => {
      await openApp('/account');
      await expect.element(profile).toBeVisible();
      for (const _ of [1, 2]) {
        profile.element().focus();
        await userEvent.keyboard(key);
        await expect.element(item('Glossary and memory')).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        await expect.element(profile).toHaveFocus();
      }
    },
  );

  test('leads to its pages', async () => {
    const { router } = await openApp('/dashboard');
    await userEvent.click(profile);
    await userEvent.click(item('Account'));
    await expect.poll(() => router.state.location.pathname).toBe('/account');
  });
});
