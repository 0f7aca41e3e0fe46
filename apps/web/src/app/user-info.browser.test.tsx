import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refusal } from '../testing/answers.ts';
import { callsOf, eventsOf, openApp, type OpenedApp } from '../testing/open-app.tsx';
import { sampleProfile } from '../testing/usual-answers.ts';

/** Leaves the preview, and comes back to it. */
const comeBack = async ({ router }: OpenedApp) => {
  await router.navigate({ to: '/dashboard' });
  await expect.element(page.getByRole('heading', { name: 'Recent Localizations' })).toBeVisible();
  await router.navigate({ to: '/preview' });
  await expect.element(page.getByRole('heading', { name: 'Choose languages' })).toBeVisible();
};

describe('who has not said where they work', () => {
  const unknown = {
    ...sampleProfile,
    company_name: null,
    company_sector: null,
    employee_count: null,
    role: null,
  };
  const questions = page.getByRole('dialog', { name: 'More about you' });
  const answer = async () => {
    await userEvent.fill(questions.getByLabelText('Company name'), 'Alba Botanica');
    for (const [label, value] of [
      ['Company sector', 'Retail'],
      ['Number of employees', '11-50'],
      ['Your role', 'Design'],
    ] as const) {
      await userEvent.click(questions.getByLabelText(label));
      await userEvent.click(page.getByRole('option', { name: value, exact: true }));
    }
    await userEvent.click(questions.getByRole('button', { name: 'Save' }));
  };

  test('is asked in the preview, and what is missing is said and told', async () => {
    const app = await openApp('/preview', { answers: { getProfile: () => unknown } });
    await expect.element(questions.getByLabelText('Company sector')).toHaveTextContent('Select an option');
    await userEvent.click(questions.getByRole('button', { name: 'Save' }));
    await expect.element(questions.getByRole('alert')).toHaveTextContent('Company name is required');
    await expect
      .poll(() => eventsOf(app, 'user_info_modal_view', 'user_info_validation_error'))
      .toEqual([
        ['user_info_modal_view', {}],
        ['user_info_validation_error', { error_message: 'Company name is required' }],
      ]);
    expect(app.seen.map(({ name }) => name)).not.toContain('updateProfile');
  });

  test('answers, and is not asked again', async () => {
    let profile = unknown;
    const app = await openApp('/preview', {
      answers: {
        getProfile: () => profile,
        updateProfile: ({ body }) => (profile = { ...profile, ...(body as object) }),
      },
    });
    await answer();
    await expect.element(questions).not.toBeInTheDocument();
    expect(app.seen.find(({ name }) => name === 'updateProfile')?.body).toEqual({
      company_name: 'Alba Botanica',
      company_sector: 'Retail',
      employee_count: '11-50',
      role: 'Design',
    });
    await expect
      .poll(() => eventsOf(app, 'user_info_submit'))
      .toEqual([['user_info_submit', { company_sector: 'Retail', employee_count: '11-50', role: 'Design' }]]);
    await comeBack(app);
    expect(questions.query()).toBeNull();
    expect(eventsOf(app, 'user_info_modal_view', 'user_info_dismissed')).toEqual([['user_info_modal_view', {}]]);
  });

  test('is told what the server says when it could not be saved', async () => {
    const refusal = new Refusal(422, [{ loc: ['body', 'role'], msg: 'This role is not known', type: 'x' }]);
    const app = await openApp('/preview', { answers: { getProfile: () => unknown, updateProfile: () => refusal } });
    await answer();
    await expect.element(questions.getByRole('alert')).toHaveTextContent('This role is not known');
    await expect.element(questions.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    await expect
      .poll(() => eventsOf(app, 'user_info_error'))
      .toEqual([['user_info_error', { error_message: 'This role is not known' }]]);
  });

  test('may say no, once and for all', async () => {
    const app = await openApp('/preview', { answers: { getProfile: () => unknown } });
    await expect.element(questions).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(questions).not.toBeInTheDocument();
    await expect.poll(() => eventsOf(app, 'user_info_dismissed')).toEqual([['user_info_dismissed', {}]]);
    await comeBack(app);
    expect(questions.query()).toBeNull();
    expect(eventsOf(app, 'user_info_modal_view')).toHaveLength(1);
  });

  test('is asked in the preview alone', async () => {
    await openApp('/dashboard', { answers: { getProfile: () => unknown } });
    await expect.element(page.getByText('No translations found.')).toBeVisible();
    expect(questions.query()).toBeNull();
  });
});

test('who has said where they work is not asked', async () => {
  const app = await openApp('/preview');
  await expect.poll(() => callsOf(app, 'getProfile')).toHaveLength(1);
  await expect.element(page.getByText('4 credits')).toBeVisible();
  expect(page.getByRole('dialog').query()).toBeNull();
  expect(eventsOf(app, 'user_info_modal_view')).toEqual([]);
});
