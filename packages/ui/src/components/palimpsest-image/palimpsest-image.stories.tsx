import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { englishPoster, spanishPoster } from '../../testing/bakery-poster.tsx';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { palimpsestImageGuide } from './palimpsest-image.guide.ts';
import { PalimpsestImage } from './palimpsest-image.tsx';

const meta = {
  title: 'Display/PalimpsestImage',
  component: PalimpsestImage,
  parameters: { guide: palimpsestImageGuide, width: 560 },
  args: { original: englishPoster, children: spanishPoster, hotkey: 'o', onShowingChange: fn() },
} satisfies Meta<typeof PalimpsestImage>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttonIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button');
const imageIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('img');
const point = { pointerId: 1, isPrimary: true, button: 0 };

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(buttonIn(canvasElement)).toHaveTextContent('Hold to see the original');
    await expect(imageIn(canvasElement)).toHaveAccessibleName(/Spanish/);
  },
};

export const Playground: Story = { args: { defaultShowing: true } };

/** The first writing shows through; the second is left as a trace. */
export const Showing: Story = {
  args: { defaultShowing: true },
  play: async ({ canvasElement }) => {
    await expect(imageIn(canvasElement)).toHaveAccessibleName(/English/);
  },
};

export const WithoutHotkey: Story = { args: { hotkey: undefined } };

export const HeldByPointer: Story = {
  parameters: { picture: false },
  // A synthetic pointer cannot be captured.
  beforeEach: () => {
    spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  },
  play: async ({ args, canvasElement }) => {
    const button = buttonIn(canvasElement);
    await fireEvent.pointerDown(button, point);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await fireEvent.pointerUp(button, point);
    await fireEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await fireEvent.pointerDown(button, { ...point, button: 2 });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onShowingChange).toHaveBeenCalledTimes(2);
  },
};

export const HeldByKeyboard: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const button = buttonIn(canvasElement);
    const user = userEvent.setup();
    await user.tab();
    for (const key of ['Space', 'Enter']) {
      await user.keyboard(`[${key}>3]`);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await user.keyboard(`[/${key}]`);
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    }
  },
};

export const HeldByHotkey: Story = {
  parameters: { picture: false },
  render: (args) => (
    <>
      <PalimpsestImage {...args} />
      <input aria-label="Name" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const button = buttonIn(canvasElement);
    const user = userEvent.setup();
    await user.keyboard('{o>3}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{/o}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('{o>}');
    window.dispatchEvent(new Event('blur'));
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await user.keyboard('{/o}');
    await user.type(within(canvasElement).getByLabelText('Name'), 'o{o>}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('{/o}');
  },
};

/** Screen readers click, they cannot hold. */
export const SwitchedByClick: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const button = buttonIn(canvasElement);
    await fireEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await fireEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { messages: { hold: 'اضغط مطوّلًا لرؤية الأصل', showing: 'الأصل' } },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ hotkey: ['o', 'none'], showing: [false, true] }} cellWidth={240}>
      {({ hotkey, showing }) => (
        <PalimpsestImage {...args} hotkey={hotkey === 'none' ? undefined : hotkey} showing={showing} />
      )}
    </MatrixOf>
  ),
};
