import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { CanvasBoundary } from './canvas-boundary.tsx';
import { Fetched, fetchedPart } from './fetched.tsx';
import { FetchedInPanel } from './fetched-in-panel.tsx';
import { FromFirstOpening } from './from-first-opening.tsx';

const unavailable =
  'A part of the editor could not be loaded. Check your connection, then try again or reload the page.';

/** A part that cannot be fetched until there is a connection. */
function partWithConnection() {
  const state = { online: false, fetches: 0 };
  const Part = fetchedPart<{ name: string }>(() => {
    state.fetches += 1;
    return state.online
      ? Promise.resolve(({ name }) => <button>{name}</button>)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
  return { state, Part };
}

test('a part of the panel that cannot be fetched says so, is not asked for again and again, and comes when it is tried again', async () => {
  const { state, Part } = partWithConnection();
  mount(
    <>
      <FetchedInPanel>
        <Part name="Size" />
      </FetchedInPanel>
      <p>The rest</p>
    </>,
    { strict: false },
  );
  await expect.element(page.getByText(unavailable).first()).toBeVisible();
  await expect.element(page.getByText('The rest')).toBeVisible();
  expect(state.fetches).toBe(1);
  state.online = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Size' })).toBeVisible();
  expect(state.fetches).toBe(2);
});

test('what opens and cannot be fetched is closed again, leaves the keyboard where it was, and opens with the next press', async () => {
  const { state, Part } = partWithConnection();
  let failures = 0;
  function Host() {
    const [open, setOpen] = useState(false);
    const fail = () => {
      failures += 1;
      setOpen(false);
    };
    return (
      <>
        <button aria-expanded={open} onClick={() => setOpen(true)}>
          Open
        </button>
        <FromFirstOpening open={open} onFailed={fail}>
          <Part name="Choose" />
        </FromFirstOpening>
      </>
    );
  }
  mount(<Host />, { strict: false });
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.click();
  await eventually(() => expect(failures).toBe(1));
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await expect.element(opener).toHaveFocus();
  state.online = true;
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Choose' })).toBeVisible();
  expect(failures).toBe(1);
});

test('a fetch ahead that failed is made anew when the part is needed', async () => {
  const { state, Part } = partWithConnection();
  Part.prefetch();
  await eventually(() => expect(state.fetches).toBe(1));
  state.online = true;
  mount(
    <FetchedInPanel>
      <Part name="Size" />
    </FetchedInPanel>,
  );
  await expect.element(page.getByRole('button', { name: 'Size' })).toBeVisible();
});

/** Says that there is no connection, until the test is over or says otherwise. */
function goOffline() {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => connection.mockRestore());
  return connection;
}

/** Lets every question to a server fail, until the test is over. */
function cutNetwork(): void {
  const asking = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => asking.mockRestore());
}

test('nothing is asked for where the server does not answer, as Chromium would remember that it failed', async () => {
  const { state, Part } = partWithConnection();
  state.online = true;
  const connection = goOffline();
  cutNetwork();
  mount(
    <FetchedInPanel>
      <Part name="Size" />
    </FetchedInPanel>,
  );
  await expect.element(page.getByText(unavailable).first()).toBeVisible();
  expect(state.fetches).toBe(0);
  connection.mockReturnValue(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Size' })).toBeVisible();
});

test('a browser that is said to be offline fetches from a server that answers', async () => {
  const { state, Part } = partWithConnection();
  state.online = true;
  goOffline();
  mount(
    <FetchedInPanel>
      <Part name="Size" />
    </FetchedInPanel>,
  );
  await expect.element(page.getByRole('button', { name: 'Size' })).toBeVisible();
});

test('what could not be fetched comes by itself as soon as there is a connection again', async () => {
  const { state, Part } = partWithConnection();
  const connection = goOffline();
  cutNetwork();
  mount(
    <FetchedInPanel>
      <Part name="Size" />
    </FetchedInPanel>,
  );
  await expect.element(page.getByText(unavailable).first()).toBeVisible();
  state.online = true;
  connection.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('button', { name: 'Size' })).toBeVisible();
  await expect.element(page.getByText(unavailable)).not.toBeInTheDocument();
});

test('a failure that a second place tells of takes nothing away that was fetched since', async () => {
  const { state, Part } = partWithConnection();
  const fetchAgain = () => {
    state.online = true;
    Part.prefetch();
  };
  mount(
    <>
      <Fetched onFailed={fetchAgain}>
        <Part name="First" />
      </Fetched>
      <Fetched failed={({ onRetry }) => <button onClick={onRetry}>Again</button>}>
        <Part name="Second" />
      </Fetched>
    </>,
    { strict: false },
  );
  await page.getByRole('button', { name: 'Again' }).click();
  await expect.element(page.getByRole('button', { name: 'Second' })).toBeVisible();
  expect(state.fetches).toBe(2);
});

test('a part that fails by itself is told by who stands around it', async () => {
  const Part = fetchedPart<object>(() =>
    Promise.resolve(() => {
      throw new Error('This part is broken.');
    }),
  );
  mount(
    <CanvasBoundary>
      <FetchedInPanel>
        <Part />
      </FetchedInPanel>
    </CanvasBoundary>,
  );
  await expect.element(page.getByText('Canvas initialization failed: This part is broken.')).toBeVisible();
});
