import { googlePayload } from '@palimpsest/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SignInMethod } from '../lib/integrations/analytics.ts';
import { Refusal, type Answers } from '../testing/answers.ts';
import { callsOf, eventsOf, openApp, type OpenOptions } from '../testing/open-app.tsx';

const dialog = page.getByRole('dialog', { name: 'Welcome to Palimpsest' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'bearer' };

async function openModal(answers: Answers, mode: 'Login' | 'Try for free', config: OpenOptions['config'] = {}) {
  const app = await openApp('/', { loggedIn: false, answers, config });
  await userEvent.click(page.getByRole('button', { name: mode }));
  await expect.element(dialog).toBeVisible();
  return app;
}

async function fillIn(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.fill(dialog.getByLabelText(label, { exact: true }), value);
  }
}

const credentials = { Email: 'ada@example.org', Password: 'engine-no-2' };
const person = { Name: 'Ada', Surname: 'Byron', ...credentials };

describe('log-in', () => {
  test('to an account whose address is not confirmed leads to where another e-mail is asked for', async () => {
    const reason =
      'Please confirm your email address first: open the link in the email that we sent you, or ask for another one.';
    const app = await openModal({ login: () => new Refusal(403, reason, 'email_unconfirmed') }, 'Login');
    await fillIn(credentials);
    await userEvent.click(button('Sign In'));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(`${reason} Ask for another email`);
    await userEvent.click(dialog.getByRole('alert').getByRole('button', { name: 'Ask for another email' }));
    await expect.poll(() => app.router.state.location.pathname).toBe('/confirm-email');
    await expect.element(page.getByRole('button', { name: 'Send link' })).toBeVisible();
  });

  test('stores the tokens, goes to the preview and is told', async () => {
    const app = await openModal({ login: () => tokens }, 'Login');
    await fillIn(credentials);
    await userEvent.click(button('Sign In'));
    await expect.poll(() => app.router.state.location.pathname).toBe('/preview');
    expect(app.seen.find(({ name }) => name === 'login')?.body).toEqual({
      email: 'ada@example.org',
      password: 'engine-no-2',
    });
    expect(localStorage.getItem('authToken')).toBe('a');
    const method: SignInMethod = 'email';
    await expect
      .poll(() => eventsOf(app, 'login_start', 'login_success'))
      .toEqual([
        ['login_start', { method }],
        ['login_success', { method }],
      ]);
  });

  test.each([
    [new Refusal(401, 'Invalid email or password'), 'Invalid email or password'],
    [new Refusal(422, []), 'Invalid email or password'],
    [new Refusal(500, undefined), 'The server answered with error 500. Please try again.'],
  ])(
    'that is refused says why above the fields, and is told; the message goes with a change of the form (%#)',
    async (refusal, text) => {
      const app = await openModal({ login: () => refusal }, 'Login');
      await fillIn(credentials);
      await userEvent.click(button('Sign In'));
      await expect.element(dialog.getByRole('alert')).toHaveTextContent(text);
      const [alert, email] = [dialog.getByRole('alert').element(), dialog.getByLabelText('Email').element()];
      expect(alert.compareDocumentPosition(email) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      await expect
        .poll(() => eventsOf(app, 'login_error'))
        .toEqual([['login_error', { method: 'email', error_message: text }]]);
      expect(app.router.state.location.pathname).toBe('/');
      await expect.element(button('Sign In')).not.toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button("Don't have an account? Sign Up"));
      await expect.element(button('Sign Up')).toBeVisible();
      expect(dialog.getByRole('alert').query()).toBeNull();
    },
  );

  test('on its way says so on the button, which takes no second press', async () => {
    const answer = Promise.withResolvers<typeof tokens>();
    const app = await openModal({ login: () => answer.promise }, 'Login');
    await fillIn(credentials);
    await userEvent.click(button('Sign In'));
    await expect.element(button('Sign In...')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Sign In...'), { force: true });
    answer.resolve(tokens);
    await expect.poll(() => app.router.state.location.pathname).toBe('/preview');
    expect(app.seen.filter(({ name }) => name === 'login')).toHaveLength(1);
  });
});

describe('sign-up', () => {
  test('leads to the log-in with what was typed, marks the user as new, and is told', async () => {
    const app = await openModal({ signup: () => ({ confirmation_required: false }) }, 'Try for free');
    await fillIn(person);
    await userEvent.click(button('Sign Up'));
    await expect.element(button('Sign In')).toBeVisible();
    expect(app.seen.find(({ name }) => name === 'signup')?.body).toEqual({
      name: 'Ada',
      surname: 'Byron',
      email: 'ada@example.org',
      password: 'engine-no-2',
    });
    await expect.element(dialog.getByLabelText('Email')).toHaveValue('ada@example.org');
    expect(localStorage.getItem('isNewUser')).toBe('true');
    await expect
      .poll(() => eventsOf(app, 'sign_up_start', 'sign_up_success'))
      .toEqual([
        ['sign_up_start', { method: 'email' }],
        ['sign_up_success', { method: 'email' }],
      ]);
  });

  test.each([
    [
      new Refusal(422, [{ loc: ['body', 'email'], msg: 'This address is not possible', type: 'x' }]),
      'This address is not possible',
    ],
    [new Refusal(422, []), 'Invalid input data'],
  ])('that is refused says why and is told; the message goes with a change of the form (%#)', async (refusal, text) => {
    const app = await openModal({ signup: () => refusal }, 'Try for free');
    await fillIn(person);
    await userEvent.click(button('Sign Up'));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(text);
    await expect
      .poll(() => eventsOf(app, 'sign_up_error'))
      .toEqual([['sign_up_error', { method: 'email', error_message: text }]]);
    await expect.element(button('Sign Up')).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Already have an account? Login'));
    await expect.element(button('Sign In')).toBeVisible();
    expect(dialog.getByRole('alert').query()).toBeNull();
  });
});

test('a sign-up on its way says so on the button, which takes no second press', async () => {
  const answer = Promise.withResolvers<{ confirmation_required: boolean }>();
  const app = await openModal({ signup: () => answer.promise }, 'Try for free');
  await fillIn(person);
  await userEvent.click(button('Sign Up'));
  await expect.element(button('Sign Up...')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Sign Up...'), { force: true });
  answer.resolve({ confirmation_required: false });
  await expect.element(button('Sign In')).toBeVisible();
  expect(callsOf(app, 'signup')).toHaveLength(1);
});

/** Stands in for Google's script: its button gives a credential, as Google's does. */
function bringGoogle() {
  const loading = vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) queueMicrotask(() => script.dispatchEvent(new Event('load')));
  });
  onTestFinished(() => loading.mockRestore());
  let give: (answer: { credential: string }) => void;
  const disableAutoSelect = vi.fn<() => void>();
  window.google = {
    accounts: {
      id: {
        initialize: ({ callback }) => (give = callback),
        renderButton(place, { text }) {
          const drawn = document.createElement('button');
          drawn.type = 'button';
          drawn.textContent = String(text);
          drawn.addEventListener('click', () => give({ credential: 'credential-1' }));
          place.append(drawn);
        },
        disableAutoSelect,
      },
    },
  };
  return { disableAutoSelect };
}

const withGoogle = { google_client_id: 'client-1' };

describe('where Google sign-in is set up', () => {
  test('the button stands after an "or", and is drawn anew for the other form', async () => {
    bringGoogle();
    await openModal({}, 'Login', withGoogle);
    await expect.element(dialog.getByText('or', { exact: true })).toBeVisible();
    await expect.element(button('signin_with')).toBeVisible();
    await userEvent.click(button("Don't have an account? Sign Up"));
    await expect.element(button('signup_with')).toBeVisible();
    expect(button('signin_with').query()).toBeNull();
  });

  test.each([true, false])('a user signs in with it; one who is new (%s) is marked so', async (isNew) => {
    bringGoogle();
    const app = await openModal({ google: () => ({ ...tokens, is_new_user: isNew }) }, 'Login', withGoogle);
    await userEvent.click(button('signin_with'));
    await expect.poll(() => app.router.state.location.pathname).toBe('/preview');
    expect(app.seen.find(({ name }) => name === 'google')?.body).toEqual({
      token_id: 'credential-1',
      nonce: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(localStorage.getItem('isNewUser') === 'true').toBe(isNew);
    const success = isNew ? 'sign_up_success' : 'login_success';
    await expect
      .poll(() => eventsOf(app, 'login_start', success))
      .toEqual([
        ['login_start', { method: 'google' }],
        [success, { method: 'google' }],
      ]);
  });

  test('a credential that is refused says so, and is told', async () => {
    bringGoogle();
    const app = await openModal({ google: () => new Refusal(422, []) }, 'Login', withGoogle);
    await userEvent.click(button('signin_with'));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Invalid Google credentials');
    await expect
      .poll(() => eventsOf(app, 'login_error'))
      .toEqual([['login_error', { method: 'google', error_message: 'Invalid Google credentials' }]]);
  });

  test('another try has a nonce of its own', async () => {
    bringGoogle();
    const app = await openModal({ google: () => new Refusal(422, []) }, 'Login', withGoogle);
    for (let tries = 1; tries <= 2; tries += 1) {
      await userEvent.click(button('signin_with'));
      await expect.poll(() => eventsOf(app, 'login_error')).toHaveLength(tries);
    }
    const sent = app.seen.flatMap(({ name, body }) => (name === 'google' ? [googlePayload.parse(body).nonce] : []));
    expect(new Set(sent).size).toBe(2);
  });
});

test('a log-out keeps Google from signing in the same user again by itself', async () => {
  const { disableAutoSelect } = bringGoogle();
  const app = await openApp('/dashboard', { config: withGoogle });
  await userEvent.click(page.getByRole('button', { name: 'Profile' }));
  expect(disableAutoSelect).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('menuitem', { name: 'Log out' }));
  await expect.poll(() => disableAutoSelect).toHaveBeenCalledOnce();
  await expect.poll(() => app.router.state.location.pathname).toBe('/');
});

test('what one app tells is not taken for what the next one tells', async () => {
  await openApp('/', { loggedIn: false });
  const app = await openApp('/dashboard');
  await expect.poll(() => eventsOf(app, 'view_landing', 'view_dashboard')).toEqual([['view_dashboard', {}]]);
});

test('a log-out tells the server, empties the storage and goes home', async () => {
  const app = await openApp('/dashboard');
  await userEvent.click(page.getByRole('button', { name: 'Profile' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Log out' }));
  await expect.poll(() => app.router.state.location.pathname).toBe('/');
  expect(app.seen.find(({ name }) => name === 'logout')?.body).toEqual({ refresh_token: 'refreshToken' });
  expect(localStorage.getItem('authToken')).toBeNull();
  await expect.poll(() => eventsOf(app, 'logout')).toEqual([['logout', {}]]);
});

test('a session that the server ends leads home, with the reason and the way back', async () => {
  const ended = new Refusal(401, 'The session has ended.');
  const loggedOut = vi.fn<() => void>();
  window.addEventListener('user-logged-out', loggedOut);
  onTestFinished(() => window.removeEventListener('user-logged-out', loggedOut));
  const app = await openApp('/dashboard', { answers: { processes: () => ended, refresh: () => ended } });
  await expect.poll(() => app.router.state.location.pathname).toBe('/');
  await expect.element(dialog.getByText('Your session has ended. Log in again to go on where you were.')).toBeVisible();
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(app.router.state.location.state.returnTo).toBe('/dashboard');
  expect(loggedOut).toHaveBeenCalledOnce();
});
