import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { CommandMenu } from './command-menu.tsx';

const command = (label: string) => ({ id: label, label, onSelect: () => undefined });
const rows = () =>
  [...document.querySelectorAll('[data-slot=command-menu-group], [role=option]')].map((row) => row.textContent);

test('keeps groups with the same label apart while people search', async () => {
  render(
    <CommandMenu
      defaultOpen
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
