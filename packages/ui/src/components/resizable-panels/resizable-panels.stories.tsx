import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { resizablePanelsGuide } from './resizable-panels.guide.ts';
import * as ResizablePanels from './resizable-panels.parts.ts';

const place = (name: ReactNode) => <p className="p-3 text-sm text-muted">{name}</p>;

const meta = {
  title: 'Layout/ResizablePanels',
  component: ResizablePanels.Root,
  subcomponents: ResizablePanels,
  parameters: { guide: resizablePanelsGuide },
  args: { className: 'overflow-hidden rounded-lg border border-line bg-surface', style: { height: 280 } },
  render: (args) => (
    <ResizablePanels.Root {...args}>
      <ResizablePanels.Panel id="layers" defaultSize="25%" minSize="15%">
        {place('Layers')}
      </ResizablePanels.Panel>
      <ResizablePanels.Handle aria-label="Resize layers" />
      <ResizablePanels.Panel id="canvas" minSize="30%" className="bg-sunken">
        {place('Poster')}
      </ResizablePanels.Panel>
      <ResizablePanels.Handle aria-label="Resize properties" />
      <ResizablePanels.Panel id="properties" defaultSize="25%" minSize="15%" collapsible>
        {place('Properties')}
      </ResizablePanels.Panel>
    </ResizablePanels.Root>
  ),
} satisfies Meta<typeof ResizablePanels.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const handle = (canvas: HTMLElement, name = 'Resize layers') => within(canvas).getByRole('separator', { name });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(handle(canvasElement)).toHaveAttribute('aria-valuenow', '25'));
  },
};

export const Playground: Story = { args: { orientation: 'horizontal', disabled: false } };
export const Vertical: Story = { args: { orientation: 'vertical', style: { height: 420 } } };

export const KeyboardPath: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(handle(canvasElement)).toHaveAttribute('aria-valuenow', '25'));
    await userEvent.tab();
    await expect(handle(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(Number(handle(canvasElement).ariaValueNow)).toBeGreaterThan(25));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(Number(handle(canvasElement).ariaValueNow)).toBe(15));
  },
};

export const Dragged: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(handle(canvasElement)).toHaveAttribute('aria-valuenow', '25'));
    const { x, y } = handle(canvasElement).getBoundingClientRect();
    const at = (clientX: number) => ({
      clientX,
      clientY: y + 40,
      pointerId: 1,
      buttons: 1,
      isPrimary: true,
      pointerType: 'mouse',
    });
    await fireEvent.pointerMove(handle(canvasElement), { ...at(x), buttons: 0 });
    await fireEvent.pointerDown(handle(canvasElement), at(x));
    await fireEvent.pointerMove(handle(canvasElement), at(x + 100));
    await waitFor(() => expect(Number(handle(canvasElement).ariaValueNow)).toBeGreaterThan(28));
    await expect(handle(canvasElement)).toHaveAttribute('data-separator', 'active');
  },
};

export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    const { x, y } = handle(canvasElement).getBoundingClientRect();
    await fireEvent.pointerMove(handle(canvasElement), {
      clientX: x,
      clientY: y + 40,
      pointerType: 'mouse',
      isPrimary: true,
    });
    await waitFor(() => expect(handle(canvasElement)).toHaveAttribute('data-separator', 'hover'));
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <ResizablePanels.Root {...args}>
      <ResizablePanels.Panel id="layers" defaultSize="25%">
        {place('الطبقات')}
      </ResizablePanels.Panel>
      <ResizablePanels.Handle aria-label="تغيير عرض الطبقات" />
      <ResizablePanels.Panel id="canvas" className="bg-sunken">
        {place('الملصق')}
      </ResizablePanels.Panel>
    </ResizablePanels.Root>
  ),
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf axes={{ orientation: ['horizontal', 'vertical'] }} cellWidth={720}>
      {({ orientation }) => meta.render({ ...args, orientation })}
    </MatrixOf>
  ),
};
