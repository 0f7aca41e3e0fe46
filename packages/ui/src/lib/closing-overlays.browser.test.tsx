import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ColorField, Combobox, Dialog, DropdownMenu } from '../index.ts';
import { render } from '../testing/plain-form.tsx';
import '../testing/looks.css';

const floating = [
  ['Combobox', <Combobox key="combobox" label="Open" options={[{ value: 'fr', label: 'Français' }]} />],
  ['ColorField', <ColorField key="color" label="Open" defaultValue="#204ecf" onValueChange={() => undefined} />],
] as const;

const overlays = [
  [
    'Dialog',
    <Dialog.Root key="dialog">
      <Dialog.Trigger>Open</Dialog.Trigger>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Poster</Dialog.Title>
        <Dialog.Close>Done</Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>,
  ],
  [
    'DropdownMenu',
    <DropdownMenu.Root key="menu">
      <DropdownMenu.Trigger>Open</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Done</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  ],
  ...floating,
] as const;

/** Nothing that closes has left the page before a test ends. */
const slowly = document.createElement('style');
slowly.textContent = '@keyframes fade { to { opacity: 0 } } [data-state=closed] { animation: fade 100s }';
beforeEach(() => document.head.append(slowly));
afterEach(() => slowly.remove());

const contents = (state: 'open' | 'closed') =>
  document.querySelectorAll(`[data-state=${state}]:is([role=dialog], [role=menu])`);
const hasFocus = () => contents('open')[0]?.contains(document.activeElement);

test.each(overlays)('%s takes the focus when it is opened again while it fades', async (_, overlay) => {
  render(overlay);
  const trigger = page.getByRole('button').first().element() as HTMLElement;
  const open = async () => {
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(hasFocus).toBe(true);
  };
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => contents('closed').length).toBe(1);
  await open();
  expect(contents('closed')).toHaveLength(0);
});

test.each(floating)('%s lets a press through to what it covers while it fades', async (_, overlay) => {
  render(overlay);
  await userEvent.click(page.getByRole('button').first());
  await expect.poll(hasFocus).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => contents('closed').length).toBe(1);
  const { left, top, width, height } = contents('closed')[0]!.getBoundingClientRect();
  const covered = document.elementFromPoint(left + width / 2, top + height / 2);
  expect([document.body, document.documentElement]).toContain(covered);
});
