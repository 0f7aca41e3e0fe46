import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFile } from '../testing/choose-file.ts';
import { eventsOf, openApp } from '../testing/open-app.tsx';
import { openResult } from '../testing/signing.ts';

const left = page.getByRole('navigation');
const header = page.getByRole('banner');

describe('the bars', () => {
  test.each([
    '/editor',
    '/preview',
    '/preview-redirect',
    '/dashboard',
    '/admin/processes',
    '/admin/processes/message-1',
  ])('stand at the left of %s and above it', async (address) => {
    await openApp(address);
    await expect.element(left.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'New image' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Profile' })).toBeVisible();
    await expect.element(header.getByText('4 credits')).toBeVisible();
    await expect.element(header.getByRole('button', { name: 'Upgrade' })).toBeVisible();
  });
});

test('the dashboard has a subtitle', async () => {
  await openApp('/dashboard');
  await expect.element(page.getByText('Open a finished image to edit its texts, or start a new one.')).toBeVisible();
});

test('the counter of users and its time are kept in local storage', async () => {
  await openApp('/', { loggedIn: false });
  await expect.poll(() => localStorage.getItem('trustedUsersCount')).toMatch(/^\d{5}$/);
  expect(Number(localStorage.getItem('trustedUsersTimestamp'))).toBeGreaterThan(0);
});

test('the cookie XSRF-TOKEN goes back as the header X-XSRF-TOKEN', async () => {
  document.cookie = 'XSRF-TOKEN=abc; path=/';
  onTestFinished(() => {
    document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
  });
  const app = await openApp('/dashboard');
  await expect.poll(() => app.seen.find(({ name }) => name === 'processes')?.headers.get('x-xsrf-token')).toBe('abc');
});

test('a sign-up that is closed half filled keeps what was typed, and the focus goes back', async () => {
  await openApp('/', { loggedIn: false });
  const opener = page.getByRole('button', { name: 'Try for free' });
  const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
  await userEvent.click(opener);
  await userEvent.fill(dialog.getByLabelText('Surname'), 'Byron');
  await expect.element(dialog.getByLabelText('Surname')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.click(opener);
  await expect.element(dialog.getByLabelText('Surname')).toHaveValue('Byron');
});

test('a word of the blacklist that is typed without Enter is sent by Next', async () => {
  const app = await openApp('/preview', {
    answers: {
      uploadImage: () => ({ image_id: 'image-1' }),
      processImage: () => ({ message_id: 'message-processed' }),
    },
  });
  await chooseFile();
  await userEvent.click(page.getByRole('button', { name: /Target language/ }));
  await userEvent.keyboard('spani{Enter}');
  await userEvent.fill(page.getByPlaceholder('Enter word, brands...'), ' Alba ');
  // By keyboard: no styles hold the button where it is while the tag comes.
  (page.getByRole('button', { name: 'Next' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => app.seen.find(({ name }) => name === 'processImage')?.body)
    .toMatchObject({ blacklist: ['Alba'] });
});

test('the border of an exclusion area is dashed 5/5, and its corners are 8 px', async () => {
  await openApp('/preview');
  await chooseFile();
  await userEvent.click(page.getByRole('button', { name: 'Add Exclusion Area' }));
  await expect.element(page.getByRole('application')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Exclusion area 1', exact: true })).toBeVisible();
  expect(document.querySelector('[data-slot=exclusion-frame] [stroke-dasharray="5 5"]')).not.toBeNull();
  const corners = [...document.querySelectorAll('[data-handle]')].map((corner) => corner.getBoundingClientRect());
  expect(corners.map(({ width, height }) => [width, height])).toEqual(Array.from({ length: 4 }, () => [8, 8]));
});

describe('a visitor who chose an image and closed the form', () => {
  const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
  const closeForm = async () => {
    const app = await openApp('/', {
      loggedIn: false,
      answers: { login: () => ({ access_token: 'a', refresh_token: 'r', token_type: 'bearer' }) },
    });
    await chooseFile();
    // Not by Escape, which may close the toast that says why first.
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect.element(dialog).not.toBeInTheDocument();
    return app;
  };

  test('goes on with the image after a later log-in here', async () => {
    const app = await closeForm();
    await userEvent.click(page.getByRole('button', { name: 'Login' }));
    await userEvent.fill(dialog.getByLabelText('Email'), 'ada@example.org');
    await userEvent.fill(dialog.getByLabelText('Password', { exact: true }), 'engine-no-2');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
    await expect.poll(() => app.router.state.location.pathname).toBe('/preview');
    expect(app.router.state.location.state.image).toMatch(/^blob:/);
  });

  test('stays where a log-in happens in another tab', async () => {
    const app = await closeForm();
    localStorage.setItem('authToken', 'a');
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: 'a' }));
    await userEvent.click(page.getByRole('heading', { level: 1 }));
    expect(app.router.state.location.pathname).toBe('/');
    expect(eventsOf(app, 'redirect_to_preview')).toEqual([]);
  });
});

test('closing the form with a token and an image leads on, also where nothing told of the token', async () => {
  const app = await openApp('/', { loggedIn: false });
  await chooseFile();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
  await expect.element(dialog).toBeVisible();
  for (const key of ['authToken', 'accessToken']) localStorage.setItem(key, 'a');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await expect.poll(() => app.router.state.location.pathname).toBe('/preview');
  expect(eventsOf(app, 'redirect_to_preview')).toHaveLength(1);
});

const toast = () => document.querySelector('[data-slot=toast]');
const refused = (name: string) => new File(['text'], name, { type: 'application/pdf' });

test('a second error has a toast of its own, with its whole time', async () => {
  await openApp('/', { loggedIn: false });
  await chooseFile(refused('first.pdf'));
  await expect.poll(toast).not.toBeNull();
  const first = toast();
  await chooseFile(refused('second.pdf'));
  await expect.poll(() => first?.isConnected).toBe(false);
  await expect.poll(toast).not.toBeNull();
});

test('an opening of the form is recorded once, however often its mode is switched', async () => {
  const app = await openApp('/', { loggedIn: false });
  await userEvent.click(page.getByRole('button', { name: 'Login' }));
  const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
  await userEvent.click(dialog.getByRole('button', { name: "Don't have an account? Sign Up" }));
  await expect.element(dialog.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(page.getByRole('button', { name: 'Try for free' }));
  await expect
    .poll(() => eventsOf(app, 'auth_modal_open'))
    .toEqual([
      ['auth_modal_open', { mode: 'login' }],
      ['auth_modal_open', { mode: 'signup' }],
    ]);
});

describe('the editor', () => {
  test('tells of an export that fails', async () => {
    const saving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
      throw new Error('The disk is full.');
    });
    onTestFinished(() => saving.mockRestore());
    const app = await openApp('/editor?process=message-processed', { answers: openResult });
    await userEvent.click(page.getByRole('button', { name: 'Export' }));
    await expect.element(page.getByText('Export failed: The disk is full.')).toBeVisible();
    await expect
      .poll(() => eventsOf(app, 'export_error'))
      .toEqual([['export_error', { error_message: 'The disk is full.' }]]);
  });

  test('zooms by a slider, and says by how much', async () => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(1280, 800);
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await openApp('/editor?process=message-processed', { answers: openResult });
    const slider = page.getByRole('slider', { name: 'Zoom level' });
    await expect.element(slider).toBeVisible();
    const before = slider.element().getAttribute('aria-valuetext') ?? (slider.element() as HTMLInputElement).value;
    (slider.element() as HTMLInputElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => (slider.element() as HTMLInputElement).value).not.toBe(before);
    const shown = Math.round(Number((slider.element() as HTMLInputElement).value) * 100);
    await expect
      .element(page.getByRole('toolbar', { name: 'Zoom' }).getByRole('status'))
      .toHaveTextContent(`${shown}%`);
  });

  test('cuts the whole text, and the marked part of one that is typed in', async () => {
    await openApp('/editor?process=message-processed', { answers: openResult });
    await userEvent.click(page.getByRole('button', { name: 'Add Text' }));
    await userEvent.keyboard('Hola mundo');
    const typed = page.getByRole('textbox', { name: /text/i }).first();
    await userEvent.keyboard('{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}');
    await userEvent.cut();
    await expect.element(typed).toHaveValue('Hola ');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Hola' })).toBeVisible();
    const cut = new DataTransfer();
    const event = new ClipboardEvent('cut', { clipboardData: cut, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    expect(cut.getData('text/plain')).toBe('Hola ');
    await expect.element(page.getByRole('button', { name: 'Hola' })).not.toBeInTheDocument();
  });

  test('tells of another font', async () => {
    const app = await openApp('/editor?process=message-processed', { answers: openResult });
    await userEvent.click(page.getByRole('button', { name: 'Add Text' }));
    await userEvent.keyboard('Hola{Escape}');
    await userEvent.click(page.getByRole('button', { name: /^Font family/ }));
    await userEvent.keyboard('Verdana{Enter}');
    await expect.poll(() => eventsOf(app, 'font_change')).toEqual([['font_change', { font_family: 'Verdana' }]]);
  });
});
