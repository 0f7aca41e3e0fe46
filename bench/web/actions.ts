import type { Page } from 'playwright';
import type { Interaction } from './interactions.ts';

const text = (page: Page) => page.locator('[data-slot=text-proxies] button').first();

/** The main things that users do, one page load each. */
export const actionsOn = (messageId: string): readonly Interaction[] => {
  const editor = { path: `/editor?process=${messageId}`, signedIn: true };
  return [
    {
      name: 'landing: open the log-in',
      path: '/',
      signedIn: false,
      run: (page) => page.getByRole('button', { name: 'Login' }).click(),
    },
    {
      name: 'log-in: type an address',
      path: '/',
      signedIn: false,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Login' }).click();
        await page.getByLabel('Email').click();
      },
      run: (page) => page.keyboard.type('ada@example.org', { delay: 30 }),
    },
    {
      name: 'preview: open the target languages',
      path: '/preview',
      signedIn: true,
      run: (page) => page.getByRole('button', { name: /Target language/ }).click(),
    },
    {
      name: 'preview: look for a language',
      path: '/preview',
      signedIn: true,
      prepare: (page) => page.getByRole('button', { name: /Target language/ }).click(),
      run: async (page) => {
        await page.keyboard.type('spani', { delay: 30 });
        await page.keyboard.press('Enter');
      },
    },
    {
      name: 'dashboard: look for a file',
      path: '/dashboard',
      signedIn: true,
      prepare: (page) => page.getByRole('searchbox').click(),
      run: (page) => page.keyboard.type('poster 12', { delay: 30 }),
    },
    {
      name: 'dashboard: select a card',
      path: '/dashboard',
      signedIn: true,
      run: (page) => page.getByRole('checkbox').first().click({ force: true }),
    },
    {
      name: 'commands: open the menu',
      path: '/dashboard',
      signedIn: true,
      run: (page) => page.keyboard.press('ControlOrMeta+k'),
    },
    {
      name: 'editor: select a text and move it',
      ...editor,
      run: async (page) => {
        await text(page).focus();
        for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
      },
    },
    {
      name: 'editor: type in a text',
      ...editor,
      prepare: async (page) => {
        await text(page).focus();
        await page.keyboard.press('Enter');
      },
      run: (page) => page.keyboard.type('Gran fiesta', { delay: 30 }),
    },
    {
      name: 'editor: undo',
      ...editor,
      prepare: async (page) => {
        await text(page).focus();
        await page.keyboard.press('ArrowRight');
      },
      run: (page) => page.keyboard.press('ControlOrMeta+z'),
    },
    {
      name: 'editor: zoom in',
      ...editor,
      run: (page) => page.keyboard.press('ControlOrMeta+Equal'),
    },
  ];
};
