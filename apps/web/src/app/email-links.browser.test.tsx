import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refusal } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a link to confirm an address that has no token says so, and another one is sent', async () => {
  const app = await openApp('/confirm-email', { loggedIn: false, answers: { resendConfirmation: () => ({}) } });
  await expect.element(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  expect(button('Confirm address').query()).toBeNull();
  await userEvent.fill(page.getByLabelText('Email'), 'ada@example.org');
  await userEvent.click(button('Send link'));
  await expect.element(page.getByText(/an email with a link is on its way/)).toBeVisible();
  expect(app.seen.find(({ name }) => name === 'resendConfirmation')?.body).toEqual({ email: 'ada@example.org' });
  await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a link whose token is used up gives the reason, and another one is sent in its place', async () => {
  const reason = 'This link is wrong, expired or was used before. Please ask for a new one.';
  await openApp('/confirm-email#token=used', {
    loggedIn: false,
    answers: {
      confirmEmail: () => new Refusal(400, reason, 'link_unusable'),
      resendConfirmation: () => new Refusal(422, [{ loc: ['body', 'email'], msg: 'Please enter an email address.' }]),
    },
  });
  await userEvent.click(button('Confirm address'));
  await expect.element(page.getByRole('alert')).toHaveTextContent(reason);
  expect(button('Confirm address').query()).toBeNull();
  await userEvent.fill(page.getByLabelText('Email'), 'ada');
  await userEvent.click(button('Send link'));
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription(/Please enter an email address\./);
});

test('an address that could not be confirmed for want of a connection can be confirmed again', async () => {
  let connected = false;
  await openApp('/confirm-email#token=good', {
    loggedIn: false,
    answers: { confirmEmail: () => (connected ? {} : new Refusal(503, 'Please try again.')) },
  });
  await userEvent.click(button('Confirm address'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please try again.');
  connected = true;
  await userEvent.click(button('Confirm address'));
  await expect.element(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
});
