import type { AnyRoute } from '@tanstack/react-router';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

test('every route has something to show while it is on its way, when it fails, and when nothing is there', async () => {
  const { router } = await openApp('/', { loggedIn: false, drawn: false });
  const { defaultPendingComponent, defaultErrorComponent, defaultNotFoundComponent } = router.options;
  const routes = Object.entries<AnyRoute>(router.routesById);
  expect(routes.length).toBeGreaterThan(10);
  const lacking = routes.filter(
    ([, { options }]) =>
      !(options.pendingComponent ?? defaultPendingComponent) ||
      !(options.errorComponent ?? defaultErrorComponent) ||
      !(options.notFoundComponent ?? defaultNotFoundComponent),
  );
  expect(lacking.map(([id]) => id)).toEqual([]);
});

test('a screen that is long on its way says so', async () => {
  const { router } = await openApp('/dashboard');
  const { options } = router.routesById['/_workspace/account'];
  const { loader } = options;
  onTestFinished(() => {
    options.loader = loader;
  });
  options.loader = () => new Promise<void>(() => undefined);
  void router.navigate({ to: '/account' });
  await expect.element(page.getByRole('img', { name: 'Loading...' })).toBeVisible();
});

test('a screen that crashed says so between the bars, in the one main part of the page', async () => {
  const { router } = await openApp('/dashboard');
  const { options } = router.routesById['/_workspace/account'];
  const { loader } = options;
  onTestFinished(() => {
    options.loader = loader;
  });
  options.loader = () => {
    throw new Error('The picture cannot be drawn.');
  };
  void router.navigate({ to: '/account' });
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'New image' })).toBeVisible();
  expect(page.getByRole('main').elements()).toHaveLength(1);
});
