import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { DropdownMenu } from './index.ts';

const item = (name: string) => expect.element(page.getByRole('menuitem', { name }));

test('keys go through a menu and its submenu, run an item, and return the focus', async () => {
  const logOut = vi.fn<() => void>();
  render(
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>Profile</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item disabled>Log in as another</DropdownMenu.Item>
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger>Export as</DropdownMenu.SubTrigger>
          <DropdownMenu.SubContent>
            <DropdownMenu.Item>PNG</DropdownMenu.Item>
            <DropdownMenu.Item>PDF</DropdownMenu.Item>
          </DropdownMenu.SubContent>
        </DropdownMenu.Sub>
        <DropdownMenu.Item onSelect={logOut}>Log out</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await item('Export as').toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await item('PNG').toHaveFocus();
  await userEvent.keyboard('pd');
  await item('PDF').toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await item('Export as').toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await item('Log out').toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Profile' })).toHaveFocus();
  expect(logOut).toHaveBeenCalledOnce();
});
