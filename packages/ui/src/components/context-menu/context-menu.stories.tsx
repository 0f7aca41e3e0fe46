import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardPaste, Copy, Languages, Lock, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import * as ContextMenu from './context-menu.parts.ts';

const onDelete = fn();

interface CanvasMenuProps {
  modal?: boolean;
  text?: string;
}

/** The menu of a text on the editor's canvas: every part. */
function CanvasMenu({ modal = false, text = 'Soldes d’été : jusqu’à −40 %' }: CanvasMenuProps) {
  const [locked, setLocked] = useState(true);
  return (
    <ContextMenu.Root modal={modal}>
      <ContextMenu.Trigger
        tabIndex={0}
        className="flex h-40 w-full max-w-96 items-center justify-center rounded-lg border border-line bg-sunken p-4 text-center font-display text-xl"
      >
        {text}
      </ContextMenu.Trigger>
      <ContextMenu.Content>
        <ContextMenu.Group>
          <ContextMenu.Item icon={<Copy aria-hidden />} shortcut={['Ctrl', 'D']}>
            Duplicate
          </ContextMenu.Item>
          <ContextMenu.Item disabled icon={<ClipboardPaste aria-hidden />} shortcut={['Ctrl', 'V']}>
            Paste style
          </ContextMenu.Item>
          <ContextMenu.Item icon={<RotateCcw aria-hidden />}>Restore the original here</ContextMenu.Item>
          <ContextMenu.Sub>
            <ContextMenu.SubTrigger icon={<Languages aria-hidden />}>Translate again into</ContextMenu.SubTrigger>
            <ContextMenu.SubContent>
              <ContextMenu.Item>French</ContextMenu.Item>
              <ContextMenu.Item>Portuguese</ContextMenu.Item>
            </ContextMenu.SubContent>
          </ContextMenu.Sub>
        </ContextMenu.Group>
        <ContextMenu.Separator />
        <ContextMenu.CheckboxItem checked={locked} onCheckedChange={setLocked} icon={<Lock aria-hidden />}>
          Locked
        </ContextMenu.CheckboxItem>
        <ContextMenu.Separator />
        <ContextMenu.Item tone="danger" icon={<Trash2 aria-hidden />} shortcut={['Del']} onSelect={onDelete}>
          Delete
        </ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  );
}

const meta: Meta<typeof ContextMenu.Root> = {
  title: 'Actions/ContextMenu',
  component: ContextMenu.Root,
  subcomponents: ContextMenu,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- Actions for the object under the pointer: a text on the canvas, a layer, a card.
- Every action is also available by a button or a key: many people never use the right mouse button.

**When not**
- The action is nowhere else: show a button, or use DropdownMenu.
- It holds fields: use Popover.

| Key | Effect |
| --- | --- |
| Menu key or Shift F10 | Opens it at the element with the focus. |
| ArrowDown and ArrowUp | Move to the next or the previous item. |
| ArrowRight and ArrowLeft | Open and close a submenu; swapped from right to left. |
| Home and End | Move to the first or the last item. |
| Letters, digits, spaces | Move to the item that begins with them. After a second without a key a new search starts. |
| Enter or Space | Runs the action of the item, and closes the menu. |
| Escape | Closes it; the focus returns. |
`,
      },
    },
  },
  beforeEach: () => {
    onDelete.mockClear();
  },
  render: ({ modal = false }) => <CanvasMenu modal={modal} />,
};

export default meta;
type Story = StoryObj<typeof ContextMenu.Root>;

const pressRight = (canvas: HTMLElement) =>
  fireEvent.contextMenu(canvas.querySelector('[data-slot=context-menu-trigger]') ?? canvas, {
    clientX: 120,
    clientY: 80,
  });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await pressRight(canvasElement);
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Locked' })).toBeChecked();
  },
};

export const Highlighted: Story = {
  play: async ({ canvasElement }) => {
    await pressRight(canvasElement);
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveAttribute('data-highlighted'));
  },
};

export const SubMenu: Story = {
  play: async ({ canvasElement }) => {
    await pressRight(canvasElement);
    await screen.findByRole('menu');
    await userEvent.keyboard('tr{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'French' })).toHaveFocus());
    await userEvent.keyboard('p');
    await expect(screen.getByRole('menuitem', { name: 'Portuguese' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <ContextMenu.Root modal={false}>
      <ContextMenu.Trigger className="block w-72 rounded-lg border border-line bg-sunken p-10 text-center">
        تخفيضات الصيف
      </ContextMenu.Trigger>
      <ContextMenu.Content>
        <ContextMenu.Item icon={<Copy aria-hidden />}>تكرار</ContextMenu.Item>
        <ContextMenu.CheckboxItem checked>مقفل</ContextMenu.CheckboxItem>
        <ContextMenu.Item tone="danger" icon={<Trash2 aria-hidden />}>
          حذف
        </ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  ),
  play: async ({ canvasElement }) => {
    await pressRight(canvasElement);
    await screen.findByRole('menuitem', { name: 'حذف' });
  },
};

/** The menu, and an element whose menu is closed: only one is open at a time. */
export const Matrix: Story = {
  parameters: { chromatic: { modes: fixedWidthModes } },
  render: () => (
    <div className="pb-70">
      <MatrixOf axes={{ menu: ['text'], state: ['open', 'closed'] }} cellWidth={320}>
        {({ state }) => <CanvasMenu text={state === 'open' ? 'Soldes d’été' : 'Marché de nuit'} />}
      </MatrixOf>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await pressRight(canvasElement);
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}');
  },
};
