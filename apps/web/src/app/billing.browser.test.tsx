import { creditsRefreshMs } from '@palimpsest/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refusal, type Answers } from '../testing/answers.ts';
import { callsOf, eventsOf, openApp } from '../testing/open-app.tsx';
import { sampleConfig, sampleProfile } from '../testing/usual-answers.ts';

/** Somebody wishes the credits to be read again. */
const wish = () => window.dispatchEvent(new Event('credits-update'));
const subscribed: Answers = { subscription: () => ({ has_subscription: true }) };

test('without a subscription the header says so and offers the plans', async () => {
  const app = await openApp('/dashboard');
  await expect.element(page.getByText("You're in trial mode.")).toBeVisible();
  await expect.element(page.getByText('4 credits')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Upgrade' }));
  await expect.poll(() => app.router.state.location.href).toBe('/dashboard?modal=pricing');
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await userEvent.click(page.getByRole('button', { name: 'Profile' }));
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Manage Subscription' }).query()).toBeNull();
  await expect.element(page.getByText(sampleProfile.email)).toBeVisible();
  expect(page.getByRole('menuitem', { name: sampleProfile.email }).query()).toBeNull();
});

test('with one it warns at one credit, and offers no upgrade', async () => {
  await openApp('/dashboard', {
    answers: { ...subscribed, credits: () => ({ remaining_credits: 1, is_unlimited: false }) },
  });
  await expect.element(page.getByText('You have only 1 credits left')).toBeVisible();
  expect(page.getByRole('button', { name: 'Upgrade' }).query()).toBeNull();
});

test('unlimited credits are not counted', async () => {
  const app = await openApp('/dashboard', {
    answers: { ...subscribed, credits: () => ({ remaining_credits: 0, is_unlimited: true }) },
  });
  await expect.element(page.getByText('No translations found.')).toBeVisible();
  await expect.poll(() => callsOf(app, 'credits')).toEqual(['credits']);
  expect(page.getByText(/credits/).query()).toBeNull();
});

test('the credits are read again after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await openApp('/dashboard');
  await expect.poll(() => callsOf(app, 'credits').length).toBe(1);
  await expect.element(page.getByText('4 credits')).toBeVisible();
  vi.advanceTimersByTime(creditsRefreshMs / 2);
  expect(callsOf(app, 'credits')).toHaveLength(1);
  vi.advanceTimersByTime(creditsRefreshMs / 2);
  await expect.poll(() => callsOf(app, 'credits').length).toBe(2);
});

test('the credits are read once 300 ms after the last wish to read them', async () => {
  const app = await openApp('/dashboard');
  await expect.element(page.getByText('4 credits')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  wish();
  vi.advanceTimersByTime(299);
  wish();
  vi.advanceTimersByTime(299);
  expect(callsOf(app, 'credits')).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await expect.poll(() => callsOf(app, 'credits').length).toBe(2);
  wish();
  vi.advanceTimersByTime(300);
  await expect.poll(() => callsOf(app, 'credits').length).toBe(3);
});

test('one wish is one call, also where more than the header shows what is left', async () => {
  let left = 4;
  const app = await openApp('/preview', {
    answers: { credits: () => ({ remaining_credits: left, is_unlimited: false }) },
  });
  await expect.element(page.getByText('4 credits')).toBeVisible();
  left = 3;
  wish();
  await expect.element(page.getByText('3 credits')).toBeVisible();
  expect(callsOf(app, 'credits')).toHaveLength(2);
});

test.each([
  ['Growth', 'growth', 'monthly'],
  ['Pro', 'pro', 'yearly'],
] as const)(
  'a checkout asks for one of the price that was chosen, and leads there and back: %s',
  async (name, plan, period) => {
    const app = await openApp('/dashboard?modal=pricing', {
      answers: { createCheckout: () => ({ session_id: 'cs_1', checkout_url: '#checkout-cs_1' }) },
    });
    if (period === 'yearly') await userEvent.click(page.getByRole('radio', { name: 'Yearly' }));
    await userEvent.click(page.getByRole('button', { name: `Choose ${name}` }));
    await expect.poll(() => window.location.hash).toBe('#checkout-cs_1');
    window.location.hash = '';
    const preview = `${window.location.origin}/preview`;
    expect(app.seen.find((call) => call.name === 'createCheckout')?.body).toEqual({
      price_id: sampleConfig.prices[plan][period],
      quantity: 1,
      success_url: preview,
      cancel_url: preview,
    });
    await expect.poll(() => eventsOf(app, 'checkout_start')).toEqual([['checkout_start', { plan, period }]]);
  },
);

test('whoever has a plan is led to the portal for another one, not to a second checkout', async () => {
  const app = await openApp('/dashboard?modal=pricing', {
    answers: {
      subscription: () => ({ has_subscription: true, plan: 'growth' }),
      createPortal: () => ({ session_id: 'ps_1', portal_url: '#portal-ps_1' }),
    },
  });
  await expect.element(page.getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: 'Choose Pro' }));
  await expect.poll(() => window.location.hash).toBe('#portal-ps_1');
  window.location.hash = '';
  expect(callsOf(app, 'createCheckout')).toEqual([]);
});

test('a checkout that fails says why and is told; another can be started', async () => {
  const answer = Promise.withResolvers<Refusal>();
  const app = await openApp('/dashboard?modal=pricing', { answers: { createCheckout: () => answer.promise } });
  await userEvent.click(page.getByRole('button', { name: 'Choose Pro' }));
  await expect.element(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  for (const name of ['Choose Starter', 'Choose Growth']) {
    await expect.element(page.getByRole('button', { name })).toBeDisabled();
  }
  answer.resolve(new Refusal(503, 'Payments are away.'));
  await expect.element(page.getByRole('alert').getByText('Payments are away.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose Starter' })).toBeEnabled();
  await expect
    .poll(() => eventsOf(app, 'checkout_error'))
    .toEqual([['checkout_error', { error_message: 'Payments are away.' }]]);
});

test('a checkout without an address is logged, and another can be started', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  await openApp('/dashboard?modal=pricing', {
    answers: { createCheckout: () => ({ session_id: 'cs_1', checkout_url: '' }) },
  });
  await userEvent.click(page.getByRole('button', { name: 'Choose Pro' }));
  await expect.poll(() => log.mock.calls.flat()).toContain('The checkout cs_1 has no address to go to.');
  await expect.element(page.getByRole('button', { name: 'Choose Pro' })).toBeEnabled();
});

test('a checkout that led back is recorded once, and leaves the address', async () => {
  const app = await openApp('/preview?session_id=cs_1', { answers: subscribed });
  await expect.element(page.getByText('Your plan is active.')).toBeVisible();
  await expect.poll(() => app.router.state.location.href).toBe('/preview');
  await app.router.navigate({ to: '/preview', search: { session_id: 'cs_1' } });
  await expect.poll(() => app.router.state.location.href).toBe('/preview');
  await expect.poll(() => eventsOf(app, 'checkout_success')).toEqual([['checkout_success', { session_id: 'cs_1' }]]);
});

test('Manage Subscription leads to the portal, which leads back to the page', async () => {
  const app = await openApp('/dashboard', {
    answers: { ...subscribed, createPortal: () => ({ session_id: 'ps_1', portal_url: '#portal-ps_1' }) },
  });
  const from = window.location.href;
  await userEvent.click(page.getByRole('button', { name: 'Profile' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Manage Subscription' }));
  await expect.poll(() => window.location.hash).toBe('#portal-ps_1');
  window.location.hash = '';
  expect(app.seen.find(({ name }) => name === 'createPortal')?.body).toEqual({
    return_url: from,
  });
});
