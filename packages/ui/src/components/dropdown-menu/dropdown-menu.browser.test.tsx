import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { DropdownMenu } from './index.ts';

test('a field inside a menu can be typed into', async () => {
  render(
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>Filter</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <input aria-label="Find" onKeyDown={(event) => event.stopPropagation()} />
        <DropdownMenu.Item>Apple</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  );
  await userEvent.click(page.getByLabelText('Find'));
  await userEvent.keyboard('apple');
  await expect.element(page.getByLabelText('Find')).toHaveValue('apple');
  await expect.element(page.getByLabelText('Find')).toHaveFocus();
});
