import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from './dialog.tsx';

const page = document.createElement('div');
document.body.append(page);
let root = createRoot(page);

afterEach(() => {
  root.unmount();
  root = createRoot(page);
});

function Posters() {
  const [open, setOpen] = useState(false);
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <main id="posters" style={{ height: '300vh' }}>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      </main>
      <p aria-live="polite">Saved</p>
      <Dialog open={open} onOpenChange={setOpen} title="Export">
        <button type="button" onClick={() => setConfirming(true)}>
          Discard
        </button>
        <Dialog open={confirming} onOpenChange={setConfirming} title="Are you sure?" />
      </Dialog>
    </>
  );
}

const isHidden = (selector: string) => document.querySelector(selector)?.closest('[aria-hidden="true"]') !== null;
const scrolls = () => getComputedStyle(document.body).overflowY !== 'hidden';

async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find((candidate) => candidate.textContent === name);
  if (!button) throw new Error(`There is no button "${name}".`);
  await userEvent.click(button);
}

describe('the page behind an open dialog', () => {
  test('neither scrolls nor is read out, but for what is announced', async () => {
    flushSync(() => root.render(<Posters />));
    expect([scrolls(), isHidden('#posters')]).toEqual([true, false]);
    await press('Open');
    expect([scrolls(), isHidden('#posters'), isHidden('[aria-live]')]).toEqual([false, true, false]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('[data-slot=dialog]')).toBeNull();
    expect([scrolls(), isHidden('#posters')]).toEqual([true, false]);
  });

  test('stays so until the last of two dialogs closes, and the focus goes back step by step', async () => {
    flushSync(() => root.render(<Posters />));
    await press('Open');
    await press('Discard');
    await expect.poll(() => document.querySelectorAll('[data-slot=dialog]').length).toBe(2);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelectorAll('[data-slot=dialog]').length).toBe(1);
    expect([scrolls(), isHidden('#posters'), document.activeElement?.textContent]).toEqual([false, true, 'Discard']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('[data-slot=dialog]')).toBeNull();
    expect([scrolls(), isHidden('#posters'), document.activeElement?.textContent]).toEqual([true, false, 'Open']);
  });
});
