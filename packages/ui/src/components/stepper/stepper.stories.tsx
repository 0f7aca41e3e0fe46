import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Stepper, type Step, type StepperProps } from './stepper.tsx';

const steps: Step[] = [
  { value: 'downloading_image', label: 'Preparing image...' },
  { value: 'text_extraction_processing', label: 'Extracting text...' },
  { value: 'localization_processing', label: 'Translating text...' },
  { value: 'inpainting_processing', label: 'Preparing final image...' },
  { value: 'uploading_results', label: 'Finalizing results...' },
];

const meta = {
  title: 'Feedback/Stepper',
  component: Stepper,
  parameters: {
    width: 640,
    docs: {
      description: {
        component: `
**When to use it**
- Work goes through stages that are known before it begins, as a translation: each stage is seen, and how far it has come.

**When not**
- The stages are not known: use ProgressBar.
- People go through the steps themselves: use Tabs or links, which they can press.
- Many files are processed at once: use FileQueue.
`,
      },
    },
  },
  args: { label: 'Translation of spring-menu.png', steps, value: 'localization_processing', progress: 0.4 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const items = page.getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items[0]).toHaveTextContent('Preparing image..., done');
    await expect(page.getByRole('status')).toHaveTextContent('Step 3 of 5: Translating text...');
  },
};
export const NotBegun: Story = { args: { value: undefined } };
export const Complete: Story = { args: { value: 'uploading_results', status: 'complete' } };
export const Failed: Story = { args: { status: 'failed' } };

/** The label of the current step is inside the stepper, and no step makes it wider. */
const labelStaysInside: Story['play'] = async ({ canvasElement }) => {
  const boxOf = (selector: string) => (canvasElement.querySelector(selector) as HTMLElement).getBoundingClientRect();
  const stepper = boxOf('[data-slot=stepper]');
  const label = boxOf('[data-state=current] [data-slot=stepper-label]');
  await expect(label.width).toBeGreaterThan(20);
  await expect(label.left).toBeGreaterThanOrEqual(stepper.left - 0.5);
  await expect(label.right).toBeLessThanOrEqual(stepper.right + 0.5);
};

export const Narrow: Story = { parameters: { width: 300 }, play: labelStaysInside };
/** Hebrew words: the last step is at the left edge. */
export const NarrowRightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { width: 300 },
  args: {
    label: 'תרגום התפריט',
    steps: ['מכינים את התמונה', 'קוראים את הטקסט', 'מתרגמים את הטקסט', 'מציירים את התמונה', 'מסיימים את התוצאה'].map(
      (label, index) => ({ value: steps[index]?.value ?? label, label }),
    ),
    value: 'uploading_results',
  },
  play: labelStaysInside,
};

/** Arabic words, read from right to left: the bars fill from the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'ترجمة قائمة الربيع',
    steps: [
      { value: 'a', label: 'تحضير الصورة' },
      { value: 'b', label: 'استخراج النص' },
      { value: 'c', label: 'ترجمة النص' },
    ],
    value: 'b',
    progress: 0.6,
  },
};

const states: Record<string, Partial<StepperProps>> = {
  'not begun': { value: undefined },
  'progress known': {},
  'progress unknown': { progress: null },
  failed: { status: 'failed' },
  complete: { status: 'complete' },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf axes={{ state: Object.keys(states) }} cellWidth={460}>
      {({ state }) => <Stepper {...args} {...states[state]} />}
    </MatrixOf>
  ),
};
