import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import {
  ColorField,
  CommandMenu,
  Dialog,
  DropdownMenu,
  IconButton,
  NumberField,
  RadioGroup,
  SelectField,
} from '../index.ts';
import './looks.css';

const container = document.createElement('div');
document.body.append(container);
let root = createRoot(container);

afterEach(() => {
  root.unmount();
  root = createRoot(container);
});

const draw = (content: ReactNode) => flushSync(() => root.render(content));
const part = (slot: string) => {
  const found = document.querySelector<HTMLElement>(`[data-slot=${slot}]`);
  if (!found) throw new Error(`There is no ${slot}.`);
  return found;
};
const startOf = (words: string) => page.getByText(words).element().getBoundingClientRect().left;
const backgroundOf = (name: string) => getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor;

test('the asterisk of a required NumberField stands on the line of its label', () => {
  draw(<NumberField label="Width" />);
  const { height } = part('field-label').getBoundingClientRect();
  draw(<NumberField label="Width" required />);
  expect(part('field-label').getBoundingClientRect().height).toBe(height);
});

test('the description of a disabled radio button is gray in forced colors', async () => {
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> };
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  try {
    const option = { value: 'team', label: 'Team', description: 'Up to ten people.', disabled: true };
    draw(<RadioGroup label="Plan" options={[option]} />);
    const probe = document.createElement('p');
    probe.style.color = 'GrayText';
    container.append(probe);
    expect(getComputedStyle(part('radio-description')).color).toBe(getComputedStyle(probe).color);
    probe.remove();
  } finally {
    await session.send('Emulation.setEmulatedMedia', { features: [] });
  }
});

test('a CommandMenu inside a dialog that leaves the page usable has its scrim', async () => {
  draw(
    <Dialog.Root modal={false} defaultOpen>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Poster</Dialog.Title>
        <CommandMenu groups={[]} defaultOpen />
      </Dialog.Content>
    </Dialog.Root>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
  const probe = document.createElement('p');
  probe.className = 'bg-scrim';
  container.append(probe);
  const scrim = getComputedStyle(part('command-menu-overlay'));
  expect([scrim.backgroundColor, scrim.pointerEvents]).toEqual([getComputedStyle(probe).backgroundColor, 'auto']);
  probe.remove();
});

test.each(['xs', 'sm', 'md', 'lg'] as const)(
  'what opens the colors of a field of size %s is a target of 24 px',
  (size) => {
    draw(<ColorField label="Ink" size={size} defaultValue="#173bac" suggestions={['#ffffff']} />);
    for (const target of ['color-field-trigger', 'color-field-suggestion']) {
      const { width, height } = part(target).getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
);

test.each([
  ['alone', undefined],
  ['with an icon', <svg key="icon" />],
])('the text of a chosen option, %s, ends with an ellipsis where it is cut', (_name, icon) => {
  const option = { value: 'it', label: 'Information technology, telecommunications and electronics', icon };
  draw(
    <div style={{ width: 160 }}>
      <SelectField label="Sector" options={[option]} value="it" />
    </div>,
  );
  const walker = document.createTreeWalker(part('select-value'), NodeFilter.SHOW_TEXT);
  const box = walker.nextNode()?.parentElement;
  if (!box) throw new Error('The field shows no text.');
  expect(getComputedStyle(box).textOverflow).toBe('ellipsis');
  expect(getComputedStyle(box).display).toMatch(/^(?:block|inline-block)$/);
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(part('select-trigger').getBoundingClientRect().right);
});

test('the words of all items stand below one another where one of them can be checked', async () => {
  draw(
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>View</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>
          <span>Zoom in</span>
        </DropdownMenu.Item>
        <DropdownMenu.CheckboxItem name="grid">
          <span>Grid</span>
        </DropdownMenu.CheckboxItem>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  );
  await expect.element(page.getByText('Zoom in')).toBeVisible();
  expect(startOf('Zoom in')).toBe(startOf('Grid'));
});

test('a pressed IconButton that is disabled looks unlike one that is not pressed', () => {
  draw(
    <>
      <IconButton label="Bold" pressed disabled>
        B
      </IconButton>
      <IconButton label="Italic" pressed={false} disabled>
        I
      </IconButton>
    </>,
  );
  expect(backgroundOf('Bold')).not.toBe(backgroundOf('Italic'));
});
