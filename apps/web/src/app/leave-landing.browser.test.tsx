import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { serve } from '../testing/answers.ts';
import { createApp } from './create-app.tsx';
import { createServices } from './create-services.ts';
import { leaveLanding } from './leave-landing.ts';

/** The app as it takes the place of the landing page; the test draws what it was given. */
function open() {
  localStorage.clear();
  const app = createApp({
    running: createServices(serve({}).fetch),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    takesOver: true,
  });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    app.close();
  });
  return { app, draw: (element: ReactNode) => root.render(element) };
}

const heading = page.getByRole('heading', { level: 1 });

test('whoever goes back before the next page is drawn is led back', async () => {
  const { app, draw } = open();
  let next: ReactNode;
  await leaveLanding(
    app,
    (navigate) => navigate({ to: '/reset-password' }),
    (element) => {
      next = element;
    },
  );
  expect(app.router.state.location.pathname).toBe('/reset-password');
  app.router.history.back();
  draw(next);
  await expect.element(page.getByText('AI-Powered Image Translation in minutes')).toBeVisible();
});

test('once it is drawn, the router alone follows the history', async () => {
  const { app, draw } = open();
  await leaveLanding(app, (navigate) => navigate({ to: '/reset-password' }), draw);
  await expect.element(heading).toBeVisible();
  await expect.poll(() => app.router.history.subscribers.size).toBe(1);
});

test('where the next page cannot be had, nothing is drawn', async () => {
  const { app } = open();
  const draw = vi.fn<(element: ReactNode) => void>();
  const lost = new Error('The page is away.');
  await expect(leaveLanding(app, () => Promise.reject(lost), draw)).rejects.toBe(lost);
  expect(draw).not.toHaveBeenCalled();
  expect(app.router.history.subscribers.size).toBe(0);
});
