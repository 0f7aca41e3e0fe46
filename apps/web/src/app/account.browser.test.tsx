import type { SessionEntry } from '@palimpsest/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refusal, type Answers } from '../testing/answers.ts';
import { callsOf, openApp } from '../testing/open-app.tsx';
import { sampleProfile } from '../testing/usual-answers.ts';

const session = (id: string, userAgent: string, isCurrent = false): SessionEntry => ({
  id,
  created_at: '2026-01-02T09:00:00.000Z',
  last_used_at: '2026-01-05T12:30:00.000Z',
  user_agent: userAgent,
  is_current: isCurrent,
});
const here = session('1', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', true);
const elsewhere = session('2', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0');

const button = (name: string) => page.getByRole('button', { name, exact: true });
const refusedField = (name: string, message: string) =>
  new Refusal(422, [{ loc: ['body', name], msg: message, type: 'value_error' }]);

async function openAccount(answers: Answers) {
  const app = await openApp('/account', { answers: { sessions: () => [here, elsewhere], ...answers } });
  await expect.element(button('Log out Firefox on Windows')).toBeVisible();
  return app;
}

async function changePassword(current: string, next: string) {
  await userEvent.fill(page.getByLabelText('Current password'), current);
  await userEvent.fill(page.getByLabelText('New password'), next);
  await userEvent.click(button('Change password'));
}

test('the page says that it loads, why it could not be loaded, and is tried again', async () => {
  const profile = Promise.withResolvers<Refusal>();
  let down = true;
  await openApp('/account', {
    answers: { sessions: () => [here], getProfile: () => (down ? profile.promise : sampleProfile) },
  });
  await expect.poll(() => document.title).toContain('Account');
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading...');
  await expect.element(button('Delete account')).toBeDisabled();
  profile.resolve(new Refusal(400, 'The profile is away.'));
  await expect.element(page.getByRole('heading', { name: 'Your account could not be loaded' })).toBeVisible();
  await expect.element(page.getByText('The profile is away.')).toBeVisible();
  down = false;
  await userEvent.click(button('Try again'));
  await expect.element(page.getByRole('heading', { name: 'Account' })).toBeVisible();
});

describe('a log-in elsewhere', () => {
  test('is ended by its button, leaves the list, and the focus stays at the list', async () => {
    const sessions = [here, elsewhere];
    const app = await openAccount({
      sessions: () => sessions,
      endSession: () => {
        sessions.pop();
        return {};
      },
    });
    await userEvent.click(button('Log out Firefox on Windows'));
    await expect.element(page.getByText('Firefox on Windows is logged out').first()).toBeVisible();
    await expect.element(button('Log out Firefox on Windows')).not.toBeInTheDocument();
    await expect.element(page.getByRole('list', { name: 'Where you are logged in' })).toHaveFocus();
    expect(callsOf(app, 'endSession')).toEqual(['endSession']);
  });

  test('that the server keeps stays in the list, and the reason is shown', async () => {
    await openAccount({ endSession: () => new Refusal(500, 'The database is away.') });
    await userEvent.click(button('Log out Firefox on Windows'));
    await expect.element(page.getByText('This browser is still logged in.').first()).toBeVisible();
    await expect.element(page.getByText('The database is away.').first()).toBeVisible();
    await expect.element(button('Log out Firefox on Windows')).toBeVisible();
  });

  test('that is this one has no button: the profile menu ends it', async () => {
    await openAccount({});
    await expect.element(page.getByText('Firefox on Linux')).toBeVisible();
    expect(button('Log out Firefox on Linux').query()).toBeNull();
  });
});

describe('a change of the password', () => {
  test('sends both, says that it ended the other log-ins, and forgets what was typed', async () => {
    const sessions = [here, elsewhere];
    const app = await openAccount({
      sessions: () => sessions,
      changePassword: () => {
        sessions.pop();
        return {};
      },
    });
    await changePassword('engine-no-2', 'engine-no-3');
    await expect.element(page.getByText('Your password is changed').first()).toBeVisible();
    expect(app.seen.find(({ name }) => name === 'changePassword')?.body).toEqual({
      current_password: 'engine-no-2',
      password: 'engine-no-3',
    });
    await expect.element(button('Log out Firefox on Windows')).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Current password')).toHaveValue('');
    await expect.element(page.getByLabelText('New password')).toHaveValue('');
  });

  test.each([
    ['current_password', 'Current password', 'This is not your current password'],
    ['password', 'New password', 'This password is one of the most used ones. Please choose another'],
  ])(
    'whose %s is refused says so at the field, which gets the focus and keeps what was typed',
    async (name, label, text) => {
      await openAccount({ changePassword: () => refusedField(name, text) });
      await changePassword('engine-no-1', 'engine-no-3');
      const refused = page.getByLabelText(label);
      await expect.element(refused).toHaveAccessibleDescription(expect.stringContaining(text));
      await expect.element(refused).toHaveFocus();
      await expect.element(page.getByLabelText('Current password')).toHaveValue('engine-no-1');
    },
  );

  test('that fails as a whole says why above the fields', async () => {
    await openAccount({ changePassword: () => new Refusal(429, 'Too many attempts. Try again in a minute.') });
    await changePassword('engine-no-2', 'engine-no-3');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Too many attempts. Try again in a minute.');
  });
});
