import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- A control is only an icon, and its name is not shown beside it.
- A few words that help, and are not needed.

**When not**
- It must be read, also by touch, which has no hover: write it into the page, or use the hint of a field.
- Something in it can be pressed: use Popover.
- The control is disabled and takes no focus: say the reason beside it.
- The words of the control are in sight, or its menu is open: pass \`disabled\`.

| Key | Effect |
| --- | --- |
| Tab | Shows it when its control gets the focus. |
| Escape | Hides it; the focus stays. |
`,
      },
    },
  },
  args: { content: 'Drag a corner to resize', children: <Button>Resize</Button> },
  decorators: [
    (Story) => (
      <div className="flex justify-center py-10">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = 'The text is fitted into this box: the largest size at which all of it can be read.';

export const Default: Story = {};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultOpen: true, content: 'اسحب زاوية لتغيير الحجم', children: <Button>تغيير الحجم</Button> },
};
export const Open: Story = { args: { defaultOpen: true } };
export const LongText: Story = { args: { defaultOpen: true, content: long } };

/** Icons that stand side by side are named without the wait. */
export const AtOnce: Story = {
  render: () => (
    <TooltipProvider delay={0}>
      {['Undo', 'Redo'].map((name) => (
        <Tooltip key={name} content={name}>
          <Button>{name.charAt(0)}</Button>
        </Tooltip>
      ))}
    </TooltipProvider>
  ),
};

export const OpensOnFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Drag a corner to resize');
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription('Drag a corner to resize');
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf axes={{ side: ['top', 'right', 'bottom', 'left'], align: ['start', 'center', 'end'] }} cellWidth={300}>
      {({ side, align }) => (
        <div className="flex justify-center py-12">
          <Tooltip
            {...args}
            {...{ side, align }}
            defaultOpen
            content={align === 'end' && (side === 'top' || side === 'bottom') ? long : 'Resize'}
          >
            <Button>Resize</Button>
          </Tooltip>
        </div>
      )}
    </MatrixOf>
  ),
};
