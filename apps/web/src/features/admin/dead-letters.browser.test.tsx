import type { DeadLetter } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refusal } from '../../testing/answers.ts';
import { callsOf, openApp } from '../../testing/open-app.tsx';
import { sampleDeadLetter } from '../../testing/sample-admin-process.ts';

const startAgain = page.getByRole('button', { name: 'Start again' });

test('the staff starts a dead letter again, which then leaves the list', async () => {
  let letters: DeadLetter[] = [sampleDeadLetter()];
  const app = await openApp('/admin/processes', {
    answers: {
      adminDeadLetters: () => letters,
      adminRetry: ({ params }) => {
        letters = [];
        return { message_id: String(params.message_id) };
      },
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Dead letters' })).toBeVisible();
  await expect.element(page.getByText('3 attempts · Nov 24, 2025, 11:40 PM UTC', { exact: false })).toBeVisible();
  await expect
    .element(startAgain)
    .toHaveAccessibleDescription(/^autumn-campaign\.png The server could not finish this image\. 3 attempts/);
  await userEvent.click(startAgain);
  await expect.element(page.getByText('The process is started again.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Dead letters' })).not.toBeInTheDocument();
  expect(app.seen.find(({ name }) => name === 'adminRetry')?.params).toEqual({ message_id: 'message-dead' });
  expect(callsOf(app, 'adminProcesses')).toHaveLength(2);
});

test('a dead letter leads to what failed of the same user', async () => {
  const app = await openApp('/admin/processes', { answers: { adminDeadLetters: () => [sampleDeadLetter()] } });
  await userEvent.click(page.getByRole('button', { name: 'marta@albabotanica.example' }));
  const { user_id: user } = sampleDeadLetter();
  await expect.poll(() => app.router.state.location.search).toMatchObject({ user, status: 'failed' });
});

test('a dead letter that cannot be started again says why, and stays', async () => {
  await openApp('/admin/processes', {
    answers: {
      adminDeadLetters: () => [sampleDeadLetter()],
      adminRetry: () => new Refusal(409, 'Its image was deleted.'),
    },
  });
  await userEvent.click(startAgain);
  await expect.element(page.getByText('The process could not be started again.')).toBeVisible();
  await expect.element(page.getByText('Its image was deleted.')).toBeVisible();
  await expect.element(startAgain).toBeVisible();
});

test('dead letters that cannot be loaded are said, and the list is shown', async () => {
  await openApp('/admin/processes', { answers: { adminDeadLetters: () => new Refusal(400, 'Not now.') } });
  await expect.element(page.getByText('The dead letters could not be loaded: Not now.')).toBeVisible();
  await expect.element(page.getByText('No processes found.')).toBeVisible();
});
