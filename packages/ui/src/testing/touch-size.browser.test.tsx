import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { CloseButton } from '../components/icon-button/close-button.tsx';
import { Button, DropdownMenu, IconButton, Pagination, SideBarItem } from '../index.ts';
import './looks.css';
import { render } from './plain-form.tsx';

const setTouch = (enabled: boolean) => {
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  return session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
};

beforeEach(async () => {
  await setTouch(true);
  await vi.waitUntil(() => matchMedia('(pointer: coarse)').matches);
});
afterEach(() => setTouch(false));

const sizeOf = (name: string) => {
  const { width, height } = page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
  return [width, height].map(Math.round);
};

test('a finger meets 44 px: icon buttons and page numbers grow to a square', () => {
  render(
    <>
      <IconButton size="sm" label="Undo" tooltip={false} />
      <CloseButton size="sm" />
      <Pagination page={1} pageSize={10} total={30} />
    </>,
  );
  expect([sizeOf('Undo'), sizeOf('Close'), sizeOf('2')]).toEqual([
    [44, 44],
    [44, 44],
    [44, 44],
  ]);
});

test('a button that shares a row with another one does not shrink below its words', () => {
  render(
    <div style={{ display: 'flex', width: 200 }}>
      <Button className="flex-1">Open the whole archive</Button>
      <Button className="flex-1">No</Button>
    </div>,
  );
  const button = page.getByRole('button', { name: 'Open the whole archive' }).element();
  expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  expect(sizeOf('No')[1]).toBe(44);
});

test('an item of the bar that opens a menu is met 22 px from its middle', () => {
  render(
    <div style={{ padding: 20 }}>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <SideBarItem label="Profile">P</SideBarItem>
        </DropdownMenu.Trigger>
      </DropdownMenu.Root>
    </div>,
  );
  const item = page.getByRole('button', { name: 'Profile' }).element();
  const { left, top, width, height } = item.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (const [dx, dy] of [
    [-21.5, 0],
    [21.5, 0],
    [0, -21.5],
    [0, 21.5],
  ] as const)
    expect(document.elementFromPoint(x + dx, y + dy)).toBe(item);
});
