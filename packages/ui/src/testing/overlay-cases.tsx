import type { ReactNode } from 'react';
import { page, userEvent } from 'vitest/browser';
import {
  Button,
  ColorField,
  Combobox,
  ContextMenu,
  Dialog,
  DropdownMenu,
  FontPicker,
  LanguagePicker,
  SelectField,
  Tooltip,
  type OpenChangeOptions,
} from '../index.ts';

const options = [
  { value: 'retail', label: 'Retail' },
  { value: 'services', label: 'Services' },
];

type Opening = 'press' | 'hover' | 'menu';

type OverlayCase<Props extends unknown[]> = [
  name: string,
  draw: (...props: Props) => ReactNode,
  opening: Opening,
  slot: string,
];

/** One of each overlay with a root, like {@link overlayCases}. The function that draws it takes props of its root. */
const rootCases: OverlayCase<[root?: OpenChangeOptions]>[] = [
  [
    'Dialog',
    (root) => (
      <Dialog.Root {...root}>
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
    'DropdownMenu',
    (root) => (
      <DropdownMenu.Root {...root}>
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
    'Tooltip',
    (root) => (
      <Tooltip content="Saves the picture" delay={0} {...root}>
        <Button data-testid="opens">Save</Button>
      </Tooltip>
    ),
    'hover',
    'tooltip',
  ],
];

/** One of each overlay: how it is drawn, how users open it, and the `data-slot` of what then appears. */
export const overlayCases: OverlayCase<[]>[] = [
  ...rootCases,
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
    'SelectField',
    () => <SelectField label="Sector" options={options} value={null} data-testid="opens" />,
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
];

/** Opens an overlay that is drawn alone on the page, as users do. */
export async function openOverlay(opening: Opening) {
  const marked = page.getByTestId('opens');
  const opener = marked.elements().length > 0 ? marked : page.getByRole('button').first();
  if (opening === 'press') await userEvent.click(opener);
  else if (opening === 'hover') await userEvent.hover(opener);
  else opener.element().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
}
