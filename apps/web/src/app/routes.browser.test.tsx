import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepSharedImage } from '../lib/images/kept-images.ts';
import { Refusal } from '../testing/answers.ts';
import { chooseFile, posterFile } from '../testing/choose-file.ts';
import { openApp } from '../testing/open-app.tsx';
import { sampleProcess } from '../testing/sample-process.ts';

const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
const bars = () => [page.getByRole('link', { name: 'Dashboard' }), page.getByRole('button', { name: 'New image' })];
const pricing = page.getByRole('dialog', { name: 'Choose a plan' });

/** The path and the heading of screens behind the log-in. */
const screens = [
  ['/preview', 'Choose languages'],
  ['/preview-redirect', 'Choose languages'],
  ['/dashboard', 'Recent Localizations'],
  ['/admin/processes', 'All processes'],
] as const;

test.each(screens)(
  '%s shows "%s" between the bars, and search engines are told to stay away',
  async (address, title) => {
    await openApp(address);
    await expect.element(heading(title)).toBeVisible();
    for (const part of bars()) await expect.element(part).toBeVisible();
    await expect.poll(robots).toContain('noindex');
    expect(canonical()).toBeUndefined();
  },
);

test('the editor without an image says so, and search engines are told to stay away', async () => {
  await openApp('/editor');
  await expect.element(page.getByText('No data provided. Please provide image and text data to edit.')).toBeVisible();
  for (const part of bars()) await expect.element(part).toBeVisible();
  await expect.poll(robots).toContain('noindex');
  expect(canonical()).toBeUndefined();
});

test('a process of the staff without the list says so, with a way to the list', async () => {
  const { router } = await openApp('/admin/processes/message-1');
  await expect
    .element(page.getByText('No process data available. Please navigate from the admin dashboard.'))
    .toBeVisible();
  await expect.poll(robots).toContain('noindex');
  expect(canonical()).toBeUndefined();
  await userEvent.click(page.getByRole('link', { name: 'Back to Dashboard' }));
  await expect.poll(() => router.state.location.pathname).toBe('/admin/processes');
});

test('the landing page has no bars, and is what search engines should know', async () => {
  await openApp('/', { loggedIn: false });
  await expect.element(heading('AI-Powered Image Translation in minutes')).toBeVisible();
  for (const part of bars()) expect(part.query()).toBeNull();
  await expect.poll(canonical).toMatch(/\/$/);
  expect(robots()).toBeUndefined();
});

test('any other address is no page, known to search engines under one name, with a way home', async () => {
  const { router } = await openApp('/prices/of-last-year', { loggedIn: false });
  await expect.element(heading('Page Not Found')).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Page Not Found/);
  await expect.poll(canonical).toMatch(/\/404$/);
  await userEvent.click(page.getByRole('link', { name: 'Return to Home' }));
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

test.each(['/', '/dashboard', '/preview', '/nowhere', '/editor?process=message-1'])(
  'on %s the address opens the price list, and closing it takes that out of the address',
  async (address) => {
    const { router, events } = await openApp(`${address}${address.includes('?') ? '&' : '?'}modal=pricing`);
    await expect.element(pricing).toBeVisible();
    await expect.poll(() => events.map(({ name }) => name)).toContain('view_pricing');
    await userEvent.keyboard('{Escape}');
    await expect.element(pricing).not.toBeInTheDocument();
    expect(router.state.location.href).toBe(address);
  },
);

test('over the list of the staff the price list leaves the filters as they are, and is not told of', async () => {
  const address = '/admin/processes?limit=20&offset=40';
  const { router, events } = await openApp(`${address}&modal=pricing`);
  await expect.element(pricing).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(pricing).not.toBeInTheDocument();
  expect(router.state.location.href).toBe(address);
  expect(events).toEqual([]);
});

describe('a visitor', () => {
  test.each(['/dashboard', '/admin/processes', '/editor?process=message-1'])(
    'is asked to log in before %s, and gets there afterwards',
    async (address) => {
      const { router } = await openApp(address, {
        loggedIn: false,
        answers: {
          login: () => ({ access_token: 'a', refresh_token: 'r', token_type: 'bearer' }),
          processStatus: () => sampleProcess('failed'),
        },
      });
      const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
      await userEvent.fill(dialog.getByLabelText('Email'), 'ada@example.org');
      await userEvent.fill(dialog.getByLabelText('Password', { exact: true }), 'engine-no-2');
      await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
      await expect.poll(() => router.state.location.href).toContain(address);
    },
  );

  test.each([
    ['Login', 'Sign In'],
    ['Try for free', 'Sign Up'],
  ])('who presses %s on the landing page gets the form with %s', async (button, action) => {
    const { events } = await openApp('/', { loggedIn: false });
    await userEvent.click(page.getByRole('button', { name: button }));
    const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
    await expect.element(dialog.getByRole('button', { name: action, exact: true })).toBeVisible();
    const mode = button === 'Login' ? 'login' : 'signup';
    await expect
      .poll(() => events.map(({ name, fields }) => [name, fields]))
      .toContainEqual(['auth_modal_open', { mode }]);
  });
});

test.each(['Login', 'Try for free'])('a user who presses %s goes on to the preview', async (button) => {
  const { router } = await openApp('/');
  await userEvent.click(page.getByRole('button', { name: button }));
  await expect.poll(() => router.state.location.pathname).toBe('/preview');
});

test('an address of the word lists that means nothing shows the glossary', async () => {
  await openApp('/terminology?kind=lists&page=-3&source=Klingon', {
    answers: { glossary: () => ({ entries: [], total: 0 }) },
  });
  await expect.element(page.getByText('No terms yet')).toBeVisible();
});

test('the preview is started anew by way of another address', async () => {
  const { router } = await openApp('/preview');
  const [area, target] = [
    page.getByRole('application', { name: 'Image with exclusion areas' }),
    page.getByRole('button', { name: /Target language/ }),
  ];
  await chooseFile();
  await expect.element(area).toBeVisible();
  await userEvent.click(target);
  await userEvent.keyboard('spani{Enter}');
  await expect.element(target).toHaveTextContent('Spanish');
  await router.navigate({ to: '/preview-redirect' });
  await expect.poll(() => router.state.location.href).toBe('/preview');
  await expect.element(target).toHaveTextContent('Select target language');
  await expect.element(page.getByRole('button', { name: /^Choose an image/ })).toBeVisible();
  expect(area.query()).toBeNull();
});

test.each(['/dashboard', '/preview'])(
  'the new-image button of %s takes a file and goes to the preview with it',
  async (address) => {
    const { router } = await openApp(address);
    await userEvent.click(page.getByRole('button', { name: 'New image' }));
    const dialog = page.getByRole('dialog', { name: 'New image' });
    await expect.element(dialog).toBeVisible();
    const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('The dialog has no file input.');
    await userEvent.upload(input, await posterFile());
    await expect.element(page.getByRole('application', { name: 'Image with exclusion areas' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/preview');
    expect(router.state.location.state.image).toMatch(/^blob:/);
  },
);

test('who is none of the staff is told so in place of the list, and led to images of their own', async () => {
  const { router } = await openApp('/admin/processes', {
    answers: { adminProcesses: () => new Refusal(403, 'Only the staff may do this.') },
  });
  await expect.element(heading('Failed to fetch admin processes')).toBeVisible();
  await expect.element(page.getByText('Only the staff may do this.')).toBeVisible();
  await userEvent.click(page.getByRole('main').getByRole('link', { name: 'Open dashboard' }));
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
});

/** Where the preview opens with a file that another app shared. */
const shared = async (file: File) => `/preview?shared=${encodeURIComponent((await keepSharedImage(file)) ?? '')}`;

describe('an image that another app shared', () => {
  test('is chosen, and the address no longer names it', async () => {
    const { router } = await openApp(await shared(await posterFile()));
    await expect.element(page.getByRole('application', { name: 'Image with exclusion areas' })).toBeVisible();
    expect(router.state.location.href).toBe('/preview');
  });

  test('waits for the log-in', async () => {
    const { router } = await openApp(await shared(await posterFile()), { loggedIn: false });
    await expect.element(page.getByRole('dialog', { name: 'Welcome to Palimpsest' })).toBeVisible();
    expect(router.state.location.state.returnTo).toMatch(/^\/preview\?shared=/);
  });

  test('is refused in words where it cannot be translated', async () => {
    await openApp(await shared(new File(['%PDF'], 'brochure.pdf', { type: 'application/pdf' })));
    await expect
      .element(page.getByText('The image type "application/pdf" is not supported. Please use JPG, PNG, GIF, or WebP.'))
      .toBeVisible();
  });
});
