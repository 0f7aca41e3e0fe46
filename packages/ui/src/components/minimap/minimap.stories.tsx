import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { posterUrl } from '../../testing/poster.ts';
import { Minimap } from './minimap.tsx';

const picture = { width: 2400, height: 3000 };
const poster = <img src={posterUrl} alt="" draggable={false} />;

const meta = {
  title: 'Editor/Minimap',
  component: Minimap,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- The canvas is zoomed in: shows which part is visible, and moves to another part.

**When not**
- The whole picture is visible: omit it.
- People choose a part to keep, for example a crop: draw a frame on the picture itself.

| Key | Effect |
| --- | --- |
| Arrow keys | Move the view by a tenth of its size. |
| Shift and an arrow key | Move the view by its whole size. |
`,
      },
    },
  },
  args: {
    picture,
    view: { x: 600, y: 900, width: 1200, height: 750 },
    onViewChange: fn(),
    children: poster,
  },
  render: function Render(args) {
    const [view, setView] = useState(args.view);
    return (
      <Minimap
        {...args}
        view={view}
        onViewChange={(next) => {
          setView(next);
          args.onViewChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Minimap>;

export default meta;
type Story = StoryObj<typeof meta>;

const frame = (canvas: HTMLElement) => within(canvas).getByRole('slider');

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(frame(canvasElement)).toHaveAttribute('aria-valuetext', '50% across, 43% down');
  },
};

export const KeyboardPath: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(frame(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ x: 720, y: 900, width: 1200, height: 750 });
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ x: 720, y: 0, width: 1200, height: 750 });
  },
};

export const Pressed: Story = {
  play: async ({ args, canvasElement }) => {
    const map = canvasElement.querySelector('[data-slot=minimap]') as HTMLElement;
    const { x, y, width, height } = map.getBoundingClientRect();
    await userEvent.pointer([
      { target: map, coords: { clientX: x + width / 2, clientY: y + height }, keys: '[MouseLeft>]' },
      { keys: '[/MouseLeft]' },
    ]);
    const view = args.onViewChange.mock.lastCall?.[0];
    await expect(view?.x).toBeCloseTo(600, 0);
    await expect(view?.y).toBe(2250);
    await fireEvent.pointerMove(map, { clientX: x, clientY: y });
    await expect(args.onViewChange).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { messages: { label: 'الجزء الظاهر' } } };

const views = {
  middle: { x: 600, y: 900, width: 1200, height: 750 },
  corner: { x: 0, y: 0, width: 600, height: 400 },
  whole: { x: -300, y: -300, width: 3000, height: 3600 },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf axes={{ view: ['middle', 'corner', 'whole'] }} cellWidth={200}>
      {({ view }) => <Minimap {...args} view={views[view]} messages={{ label: `Visible part: ${view}` }} />}
    </MatrixOf>
  ),
};
