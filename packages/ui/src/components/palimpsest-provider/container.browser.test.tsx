import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Button,
  ColorField,
  Combobox,
  ContextMenu,
  DateRangeField,
  Dialog,
  Drawer,
  DropdownMenu,
  FontPicker,
  LanguagePicker,
  PalimpsestProvider,
  Popover,
  SelectField,
  Sheet,
  Tooltip,
} from '../../index.ts';

let host: HTMLElement;
let root: Root;
beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const brand: object = { '--pal-color-accent': '#0b6e4f' };

/** A section with a theme whose overlays have it, too. */
function Section({ children }: { children: ReactNode }) {
  const [section, setSection] = useState<HTMLElement | null>(null);
  return (
    <section ref={setSection} style={brand} data-testid="section">
      <PalimpsestProvider container={section}>
        <PalimpsestProvider density="compact">{children}</PalimpsestProvider>
      </PalimpsestProvider>
    </section>
  );
}

const options = [
  { value: 'retail', label: 'Retail' },
  { value: 'services', label: 'Services' },
];

const overlays: [name: string, draw: () => ReactNode, open: 'press' | 'hover' | 'menu', slot: string][] = [
  [
    'Dialog',
    () => (
      <Dialog.Root>
        <Dialog.Trigger data-testid="opens">Open</Dialog.Trigger>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Poster</Dialog.Title>
        </Dialog.Content>
      </Dialog.Root>
    ),
    'press',
    'dialog-content',
  ],
  [
    'Sheet',
    () => (
      <Sheet.Root>
        <Sheet.Trigger data-testid="opens">Open</Sheet.Trigger>
        <Sheet.Content aria-describedby={undefined}>
          <Sheet.Title>Poster</Sheet.Title>
        </Sheet.Content>
      </Sheet.Root>
    ),
    'press',
    'sheet-content',
  ],
  [
    'Drawer',
    () => (
      <Drawer.Root>
        <Drawer.Trigger data-testid="opens">Open</Drawer.Trigger>
        <Drawer.Content aria-describedby={undefined}>
          <Drawer.Title>Poster</Drawer.Title>
        </Drawer.Content>
      </Drawer.Root>
    ),
    'press',
    'drawer-content',
  ],
  [
    'Popover',
    () => (
      <Popover.Root>
        <Popover.Trigger data-testid="opens">Open</Popover.Trigger>
        <Popover.Content aria-label="Poster">Text</Popover.Content>
      </Popover.Root>
    ),
    'press',
    'popover-content',
  ],
  [
    'Popover with a portal of the caller',
    () => (
      <Popover.Root>
        <Popover.Trigger data-testid="opens">Open</Popover.Trigger>
        <Popover.Portal>
          <Popover.Content aria-label="Poster">Text</Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    ),
    'press',
    'popover-content',
  ],
  [
    'DropdownMenu',
    () => (
      <DropdownMenu.Root>
        <DropdownMenu.Trigger data-testid="opens">Open</DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Rename</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    ),
    'press',
    'dropdown-menu-content',
  ],
  [
    'ContextMenu',
    () => (
      <ContextMenu.Root>
        <ContextMenu.Trigger data-testid="opens">Picture</ContextMenu.Trigger>
        <ContextMenu.Content>
          <ContextMenu.Item>Rename</ContextMenu.Item>
        </ContextMenu.Content>
      </ContextMenu.Root>
    ),
    'menu',
    'context-menu-content',
  ],
  [
    'Tooltip',
    () => (
      <Tooltip content="Saves the picture" delay={0}>
        <Button data-testid="opens">Save</Button>
      </Tooltip>
    ),
    'hover',
    'tooltip',
  ],
  [
    'SelectField',
    () => <SelectField label="Sector" options={options} data-testid="opens" />,
    'press',
    'select-content',
  ],
  ['Combobox', () => <Combobox label="Sector" options={options} data-testid="opens" />, 'press', 'combobox-content'],
  [
    'LanguagePicker',
    () => <LanguagePicker label="From" languages={[{ value: 'English', label: 'English' }]} data-testid="opens" />,
    'press',
    'combobox-content',
  ],
  [
    'FontPicker',
    () => <FontPicker label="Font" fonts={[{ family: 'Inter' }]} data-testid="opens" />,
    'press',
    'font-picker-content',
  ],
  ['ColorField', () => <ColorField label="Ink" defaultValue="#173bac" />, 'press', 'color-field-picker'],
  ['DateRangeField', () => <DateRangeField label="Dates" />, 'press', 'date-range-field-content'],
];

test.each(overlays)(
  '%s is drawn into the container of the provider, and has the theme of that section',
  async (_name, draw, open, slot) => {
    flushSync(() => root.render(<Section>{draw()}</Section>));
    const marked = page.getByTestId('opens');
    const opener = marked.elements().length > 0 ? marked : page.getByRole('button').first();
    if (open === 'press') await userEvent.click(opener);
    else if (open === 'hover') await userEvent.hover(opener);
    else opener.element().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    const find = () => document.querySelector(`[data-slot=${slot}]`);
    await expect.poll(find).not.toBeNull();
    expect(page.getByTestId('section').element().contains(find())).toBe(true);
    expect(getComputedStyle(find() as Element).getPropertyValue('--pal-color-accent')).toBe('#0b6e4f');
  },
);
