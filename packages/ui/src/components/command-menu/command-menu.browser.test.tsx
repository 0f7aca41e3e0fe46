import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { CommandMenu } from './command-menu.tsx';

const command = (label: string) => ({ id: label, label, onSelect: () => undefined });
const rows = () =>
  [...document.querySelectorAll('[data-slot=command-menu-group], [role=option]')].map((row) => row.textContent);

test('keeps groups with the same label apart while people search', async () => {
  render(
    <CommandMenu
      open
      onOpenChange={() => undefined}
      groups={[
        { label: 'Poster', commands: [command('Export')] },
        { label: 'Account', commands: [command('Log out')] },
        { label: 'Poster', commands: [command('Upload')] },
      ]}
    />,
  );
  expect(rows()).toEqual(['Poster', 'Export', 'Account', 'Log out', 'Poster', 'Upload']);
  await userEvent.fill(page.getByRole('combobox').element(), 'log');
  await expect.poll(rows).toEqual(['Account', 'Log out']);
  await userEvent.fill(page.getByRole('combobox').element(), '');
  await expect.poll(rows).toEqual(['Poster', 'Export', 'Account', 'Log out', 'Poster', 'Upload']);
});

const run = vi.fn<(id: string) => void>();
beforeEach(() => {
  run.mockReset();
});

const entry = (id: string, disabled = false) => ({ id, label: id, disabled, onSelect: () => run(id) });

function Commands() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Commands
      </button>
      <CommandMenu
        open={open}
        onOpenChange={setOpen}
        groups={[{ label: 'Poster', commands: [entry('Export'), entry('Restore', true), entry('Upload')] }]}
      />
    </>
  );
}

const search = page.getByRole('combobox');
const menu = page.getByRole('dialog');

async function openByButton() {
  render(<Commands />);
  await userEvent.click(page.getByRole('button', { name: 'Commands' }));
  await expect.element(search).toHaveFocus();
}

test.each([
  ['Enter', () => userEvent.keyboard('upl{Enter}')],
  ['a press', () => userEvent.click(page.getByRole('option', { name: 'Upload' }))],
])('%s runs a command, closes the menu and returns the focus', async (_, choose) => {
  await openByButton();
  await choose();
  await expect.element(menu).not.toBeInTheDocument();
  expect(run).toHaveBeenCalledExactlyOnceWith('Upload');
  await expect.element(page.getByRole('button', { name: 'Commands' })).toHaveFocus();
});

test('a disabled command does not run, and Escape closes the menu and returns the focus', async () => {
  await openByButton();
  await userEvent.click(page.getByRole('option', { name: 'Restore' }), { force: true });
  await userEvent.keyboard('restore{Enter}{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  expect(run).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Commands' })).toHaveFocus();
});
