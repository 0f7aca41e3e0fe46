import { useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MissingParts } from '../../features/error/missing-parts.tsx';
import { onDemand } from './on-demand.ts';

interface NoteProps {
  open: boolean;
  onClose: () => void;
}

const Note = ({ open, onClose }: NoteProps) => (open ? <button onClick={onClose}>Put away</button> : null);

const notFetched = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/note.js'));
const fetched = () => Promise.resolve<ComponentType<NoteProps>>(Note);

function Page({ of: OnDemand }: { of: ComponentType<NoteProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <OnDemand open={isOpen} onClose={() => setOpen(false)} />
      <MissingParts />
    </>
  );
}

/** Draws a page with a button that opens what `load` brings. */
function open(load: () => Promise<ComponentType<NoteProps>>): void {
  const OnDemand = onDemand(load);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<Page of={OnDemand} />);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}

const opener = page.getByRole('button', { name: 'Open' });
const message = page.getByRole('alert');
const note = page.getByRole('button', { name: 'Put away' });

test('is fetched when it first opens', async () => {
  const load = vi.fn<typeof fetched>(fetched);
  open(load);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(opener);
  await expect.element(note).toBeVisible();
  await userEvent.click(note);
  await userEvent.click(opener);
  await expect.element(note).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('that cannot be fetched leaves the page as it is, says so, and is there after another try', async () => {
  open(vi.fn<typeof fetched>(fetched).mockImplementationOnce(notFetched).mockImplementationOnce(notFetched));
  await userEvent.click(opener);
  await expect
    .element(message.getByText('This could not be loaded. Check your connection, then try again.'))
    .toBeVisible();
  await expect.element(opener).toBeVisible();
  await userEvent.click(message.getByRole('button', { name: 'Try again' }));
  await expect.element(message).toBeVisible();
  await userEvent.click(message.getByRole('button', { name: 'Try again' }));
  await expect.element(note).toBeVisible();
  await expect.element(message).not.toBeInTheDocument();
});

test('that cannot be fetched can be done without, and is fetched when it is opened again', async () => {
  open(vi.fn<typeof fetched>(fetched).mockImplementationOnce(notFetched));
  await userEvent.click(opener);
  await userEvent.click(message.getByRole('button', { name: 'Close' }));
  await expect.element(message).not.toBeInTheDocument();
  expect(note.query()).toBeNull();
  await userEvent.click(opener);
  await expect.element(note).toBeVisible();
});
