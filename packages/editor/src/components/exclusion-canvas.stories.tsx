import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { createExclusion } from '../model/exclusion-rectangle.ts';
import { drawSamplePoster } from '../testing/sample-poster.ts';
import { ExclusionCanvas } from './exclusion-canvas.tsx';
import type { ExclusionCanvasProps } from './exclusion-canvas.tsx';

function OnPoster({ regions: initial, onChange, ...props }: Omit<ExclusionCanvasProps, 'image'>) {
  const [poster] = useState(drawSamplePoster);
  const [regions, setRegions] = useState(initial);
  return (
    <div className="relative bg-sunken" style={{ height: 640 }}>
      <ExclusionCanvas
        image={poster}
        regions={regions}
        onChange={(next) => {
          setRegions(next);
          onChange(next);
        }}
        {...props}
      />
    </div>
  );
}

const meta = {
  title: 'Editor/ExclusionCanvas',
  component: OnPoster,
  parameters: { fill: true },
  args: {
    regions: [
      createExclusion('a', { x: 90, y: 120, width: 720, height: 200 }),
      createExclusion('b', { x: 250, y: 1080, width: 400, height: 70 }),
    ],
    drawing: false,
    onChange: fn(),
    onDrawingChange: fn(),
  },
} satisfies Meta<typeof OnPoster>;

/** The canvas is measured first, which takes a while on a busy machine. In ms. */
const patient = { timeout: 60_000 };

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Exclusion area 1' }, patient);
  },
};

export const Selected: Story = {
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('button', { name: 'Exclusion area 1' }, patient);
    region.focus();
    await waitFor(() => expect(region).toHaveAttribute('aria-pressed', 'true'), patient);
  },
};

/** A press begins a rectangle, and the pointer says so. */
export const Drawing: Story = {
  args: { drawing: true, regions: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('application', {}, patient)).toHaveAttribute('data-state', 'drawing');
  },
};

export const Empty: Story = {
  args: { regions: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole('application', {}, patient);
  },
};

export const RemovedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const region = await canvas.findByRole('button', { name: 'Exclusion area 2' }, patient);
    region.focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Exclusion area 2' })).toBeNull(), patient);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
