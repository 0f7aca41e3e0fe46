import { lazy, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LazyBoundary } from './lazy-boundary.tsx';

const Note = () => <p>All of it</p>;

type Load = () => Promise<{ default: ComponentType }>;

function Page({ part: Part }: { part: ComponentType }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button onClick={() => setShown(true)}>Show</button>
      <LazyBoundary fallback={<p>A sketch</p>}>{isShown ? <Part /> : null}</LazyBoundary>
    </>
  );
}

/** Draws a page with a button that shows the part that `load` brings. @returns the errors that the boundary does not keep */
function open(load: Load): unknown[] {
  const container = document.createElement('div');
  document.body.append(container);
  const thrown: unknown[] = [];
  const root = createRoot(container, {
    onCaughtError: () => undefined,
    onUncaughtError: (error) => thrown.push(error),
  });
  root.render(<Page part={lazy(load)} />);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return thrown;
}

const show = () => userEvent.click(page.getByRole('button', { name: 'Show' }));

test('a part is fetched when it is first shown', async () => {
  const load = vi.fn<Load>(async () => ({ default: Note }));
  open(load);
  await expect.element(page.getByRole('button', { name: 'Show' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await show();
  await expect.element(page.getByText('All of it')).toBeVisible();
});

test('a part that cannot be fetched leaves the page and its fallback, and offers to try again', async () => {
  const asked = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => asked.mockRestore());
  open(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/note.js')));
  await show();
  const message = page.getByRole('alert');
  await expect
    .element(message.getByText('This could not be loaded. Check your connection, then try again.'))
    .toBeVisible();
  await expect.element(page.getByText('A sketch')).toBeVisible();
  await userEvent.click(message.getByRole('button', { name: 'Try again' }));
  // Without a connection the page is not loaded again: what stands on it would be lost.
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await expect.element(message).toBeVisible();
});

test('an error of the part itself is left to the error page of the screen', async () => {
  const broken = new Error('The canvas is gone.');
  const thrown = open(async () => ({
    default: () => {
      throw broken;
    },
  }));
  await show();
  await expect.poll(() => thrown).toEqual([broken]);
});
