import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Slider } from '../slider/slider.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Fieldset } from './fieldset.tsx';

const meta = {
  title: 'Fields/Fieldset',
  component: Fieldset,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- Fields are disabled together, for example while the text that they set is locked.

**When not**
- One field is disabled: use its own \`disabled\`.
`,
      },
    },
  },
  args: {
    'aria-label': 'Shadow',
    children: (
      <>
        <TextField label="Name" defaultValue="Soft" />
        <Slider label="Blur" value={40} min={0} max={100} />
        <Button>Reset</Button>
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement);
    for (const control of [group.getByRole('textbox'), group.getByRole('slider'), group.getByRole('button')]) {
      await expect(control).toBeDisabled();
    }
    await expect(group.getByText('Name')).toHaveAttribute('data-disabled');
  },
};
