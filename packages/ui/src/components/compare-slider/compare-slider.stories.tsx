import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { englishPoster, spanishPoster } from '../../testing/bakery-poster.tsx';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { CompareSlider } from './compare-slider.tsx';

const meta = {
  title: 'Display/CompareSlider',
  component: CompareSlider,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- Two states of one picture differ only in some details: a poster and its translation.
- Both have the same proportions. Give the image of \`after\` its \`width\` and \`height\`, so that nothing moves while it loads.

**When not**
- They differ in layout or size: show them side by side.
- A number is chosen: use Slider.

| Key | Effect |
| --- | --- |
| Arrow left, Arrow right | Moves the line by one percent. |
| Page Up, Page Down | Shows ten percent more or less of \`before\`. |
| Home, End | Shows all of \`after\`, or all of \`before\`. |
`,
      },
    },
    width: 560,
  },
  args: { label: 'Original and translation', before: englishPoster, after: spanishPoster },
} satisfies Meta<typeof CompareSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

const sliderIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('slider');

function frameIn(canvasElement: HTMLElement): HTMLElement {
  const frame = canvasElement.querySelector<HTMLElement>('[data-slot="compare-slider"]');
  if (!frame) throw new Error('There is no slider.');
  return frame;
}

/** A point on the frame, at a part of its width from the left. */
function pointAt(frame: HTMLElement, part: number) {
  const { left, top, width } = frame.getBoundingClientRect();
  return { clientX: left + width * part, clientY: top + 40, pointerId: 1, isPrimary: true, button: 0 };
}

export const Default: Story = {};

export const OwnLabels: Story = { args: { messages: { before: 'English', after: 'Spanish' }, defaultPosition: 35 } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(sliderIn(canvasElement)).toHaveFocus();
  },
};

const capture = (frame: HTMLElement) => {
  // A pointer that is made up cannot be captured.
  frame.setPointerCapture = () => undefined;
};

export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const frame = frameIn(canvasElement);
    capture(frame);
    await fireEvent.pointerDown(frame, pointAt(frame, 0.2));
    await expect(sliderIn(canvasElement)).toHaveAttribute('aria-valuenow', '20');
    await expect(sliderIn(canvasElement)).toHaveFocus();
    await fireEvent.pointerMove(frame, pointAt(frame, 0.7));
    await expect(sliderIn(canvasElement)).toHaveAttribute('aria-valuenow', '70');
    await expect(frame).toHaveAttribute('data-dragging');
  },
};

export const LongText: Story = {
  parameters: { width: 280 },
  args: {
    messages: { before: 'English, as the printer sent it in March', after: 'Serbian (latin)' },
    defaultPosition: 70,
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultPosition: 30, messages: { before: 'قبل', after: 'بعد' } },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: fixedWidthModes }, width: 1152 },
  render: (args) => (
    <MatrixOf interactive cellWidth={240} axes={{ labels: ['own', 'usual'], position: [0, 50, 100] }}>
      {({ labels, position }) => (
        <CompareSlider
          {...args}
          {...(labels === 'own' ? { messages: { before: 'English', after: 'Spanish' } } : {})}
          defaultPosition={position}
        />
      )}
    </MatrixOf>
  ),
};
