import { useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { createToastManager } from '../toast/toast-manager.ts';
import { ToastProvider } from '../toast/toast-provider.tsx';
import * as Dialog from './dialog.parts.ts';
import { SimpleDialog } from './simple-dialog.tsx';

const page = document.createElement('div');
document.body.append(page);
let root = createRoot(page);

afterEach(() => {
  root.unmount();
  root = createRoot(page);
});

function Posters() {
  return (
    <>
      <main id="posters" style={{ height: '300vh' }}>
        <SimpleDialog trigger={<button type="button">Open</button>} title="Export">
          <SimpleDialog trigger={<button type="button">Discard</button>} title="Are you sure?" />
        </SimpleDialog>
      </main>
      <p aria-live="polite">Saved</p>
    </>
  );
}

const isHidden = (selector: string) => document.querySelector(selector)?.closest('[aria-hidden="true"]') !== null;
const scrolls = () => getComputedStyle(document.body).overflowY !== 'hidden';
const dialogs = () => document.querySelectorAll('[role=dialog], [role=alertdialog]').length;
const toasts = () => document.querySelectorAll('[data-slot=toast]').length;
const focused = () => document.activeElement?.textContent;

async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find((candidate) => candidate.textContent === name);
  if (!button) throw new Error(`There is no button "${name}".`);
  await userEvent.click(button);
}

describe('the page behind an open dialog', () => {
  test('neither scrolls nor is announced, except live regions', async () => {
    flushSync(() => root.render(<Posters />));
    expect([scrolls(), isHidden('#posters')]).toEqual([true, false]);
    await press('Open');
    expect([scrolls(), isHidden('#posters'), isHidden('[aria-live]')]).toEqual([false, true, false]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(dialogs).toBe(0);
    expect([scrolls(), isHidden('#posters')]).toEqual([true, false]);
  });

  test('stays so until the last of two dialogs closes; each restores the focus', async () => {
    flushSync(() => root.render(<Posters />));
    await press('Open');
    await press('Discard');
    await expect.poll(dialogs).toBe(2);
    await userEvent.keyboard('{Escape}');
    await expect.poll(dialogs).toBe(1);
    expect([scrolls(), isHidden('#posters'), focused()]).toEqual([false, true, 'Discard']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(dialogs).toBe(0);
    expect([scrolls(), isHidden('#posters'), focused()]).toEqual([true, false, 'Open']);
  });
});

/** A list whose buttons open the same dialog, without a trigger. */
function DeletablePosters() {
  const [posters, setPosters] = useState(['Lyon', 'Porto', 'Bergen']);
  const [asked, setAsked] = useState<string>();
  return (
    <>
      {posters.map((poster) => (
        <Button key={poster} onClick={() => setAsked(poster)}>
          {`Delete ${poster}`}
        </Button>
      ))}
      <Button>Upload</Button>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => (open ? undefined : setAsked(undefined))}
        title={`Delete ${asked}?`}
        confirmLabel="Confirm"
        onConfirm={() => {
          setPosters((all) => all.filter((poster) => poster !== asked));
          setAsked(undefined);
        }}
      />
    </>
  );
}

/** The last control of a page. Its dialog removes it. */
function Last() {
  const [there, setThere] = useState(true);
  return (
    <>
      <button type="button">First</button>
      {there ? (
        <SimpleDialog trigger={<button type="button">Last</button>} title="Gone in a moment">
          <Dialog.Close onClick={() => setThere(false)}>Remove</Dialog.Close>
        </SimpleDialog>
      ) : null}
    </>
  );
}

describe('the focus after closing', () => {
  test('goes back to what opened the dialog, without a trigger too', async () => {
    flushSync(() => root.render(<DeletablePosters />));
    await press('Delete Porto');
    await userEvent.keyboard('{Escape}');
    await expect.poll(focused).toBe('Delete Porto');
  });

  test('goes to the next control if the opener is gone', async () => {
    flushSync(() => root.render(<DeletablePosters />));
    await press('Delete Porto');
    await press('Confirm');
    await expect.poll(focused).toBe('Delete Bergen');
  });

  test('goes to the control before it if none follows', async () => {
    flushSync(() => root.render(<Last />));
    await press('Last');
    await press('Remove');
    await expect.poll(focused).toBe('First');
  });

  test('stays where onCloseAutoFocus puts it', async () => {
    flushSync(() =>
      root.render(
        <>
          <button type="button" id="elsewhere">
            Elsewhere
          </button>
          <Dialog.Root>
            <Dialog.Trigger>Open</Dialog.Trigger>
            <Dialog.Content
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                document.getElementById('elsewhere')?.focus();
              }}
            >
              <Dialog.Title>Export</Dialog.Title>
              <Dialog.Close />
            </Dialog.Content>
          </Dialog.Root>
        </>,
      ),
    );
    await press('Open');
    await userEvent.keyboard('{Escape}');
    await expect.poll(focused).toBe('Elsewhere');
  });
});

/** Opens a dialog in a container of its own, and lets a toast come while it has the focus. */
async function openBelowToast(dialog: ReactElement) {
  const container = document.createElement('div');
  document.body.append(container);
  const own = createRoot(container);
  onTestFinished(() => {
    own.unmount();
    container.remove();
  });
  const manager = createToastManager();
  flushSync(() =>
    own.render(
      <>
        {dialog}
        <ToastProvider manager={manager} />
      </>,
    ),
  );
  await press('Open');
  await expect.poll(dialogs).toBe(1);
  manager.add({ title: 'Please log in to continue', duration: Infinity });
  await expect.poll(toasts).toBe(1);
}

describe('Escape, after a toast came over the dialog,', () => {
  test('closes the dialog that has the focus', async () => {
    await openBelowToast(<SimpleDialog trigger={<button type="button">Open</button>} title="Export" />);
    await userEvent.keyboard('{Escape}');
    await expect.poll(dialogs).toBe(0);
    await expect.poll(focused).toBe('Open');
    await expect.poll(toasts).toBe(0);
  });

  test('leaves a busy dialog open', async () => {
    await openBelowToast(<SimpleDialog busy trigger={<button type="button">Open</button>} title="Export" />);
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Escape}');
        return toasts();
      })
      .toBe(0);
    expect(document.querySelectorAll('[role=dialog][data-state=open]').length).toBe(1);
  });
});

describe('the close button of a busy dialog', () => {
  test.each([
    { name: 'with a text', children: 'Close' },
    { name: 'in the corner', children: undefined },
  ])('is disabled, whatever its own disabled says: $name', ({ children }) => {
    flushSync(() =>
      root.render(
        <Dialog.Root defaultOpen>
          <Dialog.Content busy>
            <Dialog.Title>Export</Dialog.Title>
            <Dialog.Close disabled={false}>{children}</Dialog.Close>
          </Dialog.Content>
        </Dialog.Root>,
      ),
    );
    const close = document.querySelector<HTMLButtonElement>('[data-slot=dialog-close]');
    expect(close?.disabled).toBe(true);
    close?.click();
    expect(dialogs()).toBe(1);
  });
});

const pressBeside = () =>
  userEvent.click(document.querySelector('[role=dialog], [role=alertdialog]')?.parentElement as HTMLElement, {
    position: { x: 4, y: 4 },
  });
const keep = (event: Event) => event.preventDefault();

test('a dialog whose caller prevents it stays open at Escape and at a press beside it', async () => {
  flushSync(() =>
    root.render(
      <SimpleDialog
        trigger={<button type="button">Open</button>}
        title="Export"
        onInteractOutside={keep}
        onEscapeKeyDown={keep}
      />,
    ),
  );
  await press('Open');
  await pressBeside();
  await userEvent.keyboard('{Escape}');
  expect(document.querySelectorAll('[role=dialog][data-state=open]').length).toBe(1);
});

test('a ConfirmDialog first has the focus on Cancel, and stays open at a press beside it', async () => {
  flushSync(() => root.render(<DeletablePosters />));
  await press('Delete Porto');
  await expect.poll(focused).toBe('Cancel');
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Delete Porto');
  await press('Delete Porto');
  await expect.poll(focused).toBe('Cancel');
  await pressBeside();
  expect(document.querySelectorAll('[role=alertdialog][data-state=open]').length).toBe(1);
});
