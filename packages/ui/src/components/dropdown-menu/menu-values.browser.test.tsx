import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ContextMenu, DropdownMenu } from '../../index.ts';
import { render } from '../../testing/plain-form.tsx';

const change = vi.fn<(value: unknown) => void>();
beforeEach(() => {
  change.mockReset();
});

const menus = [
  ['DropdownMenu', DropdownMenu, () => userEvent.click(page.getByText('View'))],
  ['ContextMenu', ContextMenu, () => userEvent.click(page.getByText('View'), { button: 'right' })],
] as const;

function draw(Menu: typeof DropdownMenu | typeof ContextMenu) {
  render(
    <Menu.Root modal={false}>
      <Menu.Trigger>View</Menu.Trigger>
      <Menu.Content>
        <Menu.CheckboxItem name="guides" defaultChecked onCheckedChange={change}>
          Guides
        </Menu.CheckboxItem>
        <Menu.CheckboxItem name="rulers">Rulers</Menu.CheckboxItem>
        <Menu.RadioGroup name="align" defaultValue="left" onValueChange={change}>
          <Menu.RadioItem value="left">Left</Menu.RadioItem>
          <Menu.RadioItem value="right">Right</Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>,
  );
}

async function choose(name: string) {
  await userEvent.click(page.getByText(name));
  await expect.poll(() => document.querySelector('[role=menu]')).toBeNull();
}

describe.each(menus)('%s', (_, Menu, open) => {
  /** Opens the menu. @returns which of its items are on */
  async function itemsThatAreOn() {
    await open();
    await expect.element(page.getByText('Guides')).toBeVisible();
    return [...document.querySelectorAll('[role^=menuitem][aria-checked=true]')].map((item) => item.textContent);
  }

  test('remembers its options while it is closed', async () => {
    draw(Menu);
    expect(await itemsThatAreOn()).toEqual(['Guides', 'Left']);
    await choose('Guides');
    expect(await itemsThatAreOn()).toEqual(['Left']);
    await choose('Right');
    expect(await itemsThatAreOn()).toEqual(['Right']);
    await choose('Rulers');
    expect(await itemsThatAreOn()).toEqual(['Rulers', 'Right']);
    expect(change.mock.calls).toEqual([[false], ['right']]);
  });
});
