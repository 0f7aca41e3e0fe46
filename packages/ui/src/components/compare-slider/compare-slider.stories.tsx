import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { compareSliderGuide } from './compare-slider.guide.ts';
import { CompareSlider } from './compare-slider.tsx';

/** A poster for a bakery, with its words in one language or another. */
function poster(headline: readonly [string, string], line: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400">
<rect width="640" height="400" fill="#f0d9b5"/><circle cx="500" cy="120" r="210" fill="#e4b774"/>
<path d="M350 268c0-76 66-126 142-126s142 50 142 126c0 30-24 44-56 44H406c-32 0-56-14-56-44Z" fill="#a8602c"/>
<path d="M420 196l34 60M486 178l34 72M548 196l30 56" stroke="#f3d9a8" stroke-width="13" stroke-linecap="round"/>
<g fill="#3b2314" font-family="Georgia, serif" font-weight="700" font-size="60"><text x="40" y="142">${headline[0]}</text><text x="40" y="210">${headline[1]}</text></g>
<text x="42" y="262" fill="#6b4327" font-family="Arial, sans-serif" font-size="23">${line}</text>
<rect x="42" y="304" width="76" height="7" fill="#c8502d"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

const english = (
  <img
    src={poster(['Fresh bread', 'every day'], 'Baked before you wake')}
    alt="A poster in English: Fresh bread every day"
    width={640}
    height={400}
  />
);
const spanish = (
  <img
    src={poster(['Pan fresco', 'cada día'], 'Horneado antes del alba')}
    alt="The same poster in Spanish: Pan fresco cada día"
    width={640}
    height={400}
  />
);

const meta = {
  title: 'Display/CompareSlider',
  component: CompareSlider,
  parameters: { guide: compareSliderGuide, width: 560 },
  args: { label: 'Original and translation', before: english, after: spanish, onPositionChange: fn() },
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

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Original and translation' });
    await expect(slider).toHaveAttribute('aria-valuenow', '50');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Before 50%, After 50%');
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(2);
  },
};

export const Playground: Story = {
  args: { defaultPosition: 50, messages: { before: 'Before', after: 'After' } },
};

export const OwnLabels: Story = { args: { messages: { before: 'English', after: 'Spanish' }, defaultPosition: 35 } };
export const AllBefore: Story = { args: { defaultPosition: 100 } };
export const AllAfter: Story = { args: { defaultPosition: 0 } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(sliderIn(canvasElement)).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const slider = sliderIn(canvasElement);
    const press = async (keys: string, position: string) => {
      await userEvent.keyboard(keys);
      await expect(slider).toHaveAttribute('aria-valuenow', position);
    };
    await userEvent.tab();
    await press('{ArrowRight}{ArrowRight}', '52');
    await press('{ArrowLeft}', '51');
    await press('{PageUp}', '61');
    await press('{PageDown}{PageDown}', '41');
    await press('{End}', '100');
    await press('{Home}', '0');
    await press('{PageUp}{PageUp}', '20');
    await expect(args.onPositionChange).toHaveBeenLastCalledWith(20);
  },
};

export const ByKeyboardRightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(sliderIn(canvasElement)).toHaveAttribute('aria-valuenow', '52');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(sliderIn(canvasElement)).toHaveAttribute('aria-valuenow', '72');
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

export const LetGo: Story = {
  play: async ({ canvasElement }) => {
    const frame = frameIn(canvasElement);
    capture(frame);
    await fireEvent.pointerDown(frame, pointAt(frame, 0.3));
    await fireEvent.pointerUp(frame, pointAt(frame, 0.3));
    await fireEvent.pointerMove(frame, pointAt(frame, 0.9));
    await expect(sliderIn(canvasElement)).toHaveAttribute('aria-valuenow', '30');
    await expect(frame).not.toHaveAttribute('data-dragging');
  },
};

export const GivenBackToScrolling: Story = {
  play: async ({ args, canvasElement }) => {
    const frame = frameIn(canvasElement);
    capture(frame);
    await fireEvent.pointerDown(frame, pointAt(frame, 0.9));
    await fireEvent.pointerCancel(frame, pointAt(frame, 0.9));
    await expect(sliderIn(canvasElement)).toHaveAttribute('aria-valuenow', '50');
    await expect(args.onPositionChange).toHaveBeenLastCalledWith(50);
  },
};

export const PositionOfTheParent: Story = {
  render: function PositionOfTheParent(args) {
    const [position, setPosition] = useState(25);
    return <CompareSlider {...args} position={position} onPositionChange={setPosition} />;
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    await expect(sliderIn(canvasElement)).toHaveAttribute('aria-valuenow', '35');
  },
};

export const AnythingElse: Story = {
  args: {
    before: <p className="bg-sunken px-8 pt-16 pb-8 font-display text-3xl">The page before</p>,
    after: <p className="bg-accent-soft px-8 pt-16 pb-8 text-end font-display text-3xl">The page after</p>,
  },
};

export const LongText: Story = {
  parameters: { width: 280 },
  args: {
    messages: { before: 'English, as the printer sent it in March', after: 'Serbian (latin)' },
    defaultPosition: 70,
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes }, width: 1152 },
  render: (args) => (
    <MatrixOf cellWidth={360} axes={{ labels: ['own', 'usual'], position: [0, 50, 100] }}>
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
