import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as Fieldset from './fieldset.parts.ts';
import type { FieldsetRootProps } from './fieldset.tsx';

const meta = {
  title: 'Fields/Fieldset',
  component: Fieldset.Root,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- Several fields belong to one subject: an address, the size of an export, the languages of a project.
- All fields of a group are disabled together: \`disabled\` reaches each of them.

**When not**
- The fields are near each other but not a group: use Section, which is only a heading.
`,
      },
    },
  },
  render: (args) => (
    <Fieldset.Root {...args}>
      <Fieldset.Legend>Export</Fieldset.Legend>
      <Fieldset.Description>For every picture of the project.</Fieldset.Description>
      <NumberField label="Longest side" unit="px" defaultValue={2400} />
      <TextField label="File name" name="file" defaultValue="olympe-menu" />
      <Checkbox label="Keep the layers" name="layers" defaultChecked />
      {args.invalid ? (
        <Fieldset.Error>Two pictures would get the same name. Add the language to the file name.</Fieldset.Error>
      ) : null}
    </Fieldset.Root>
  ),
} satisfies Meta<typeof Fieldset.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Export' });
    await expect(group).toHaveAccessibleDescription('For every picture of the project.');
  },
};

export const Playground: Story = { args: { disabled: false, invalid: false } };

export const Invalid: Story = {
  args: { invalid: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Export' });
    await expect(group).toHaveAccessibleDescription(/would get the same name/);
  },
};

/** `disabled` reaches every field, its label and its buttons. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group');
    for (const control of group.querySelectorAll('input')) await expect(control).toBeDisabled();
  },
};

/** A `section` is the group, named by its heading. It looks as Disabled does. */
export const AsSection: Story = {
  parameters: { picture: false },
  render: () => (
    <Fieldset.Root asChild disabled>
      <section>
        <Fieldset.Legend asChild>
          <h2>Billing address</h2>
        </Fieldset.Legend>
        <TextField label="Street" defaultValue="Rua das Flores 12" />
      </section>
    </Fieldset.Root>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Billing address' });
    await expect(group).toHaveAttribute('aria-disabled', 'true');
    await expect(within(group).getByLabelText('Street')).toBeDisabled();
  },
};

/** Hebrew words, read from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <Fieldset.Root {...args}>
      <Fieldset.Legend>ייצוא</Fieldset.Legend>
      <Fieldset.Description>לכל התמונות בפרויקט.</Fieldset.Description>
      <TextField label="שם הקובץ" defaultValue="תפריט" />
    </Fieldset.Root>
  ),
};

const states: Record<string, FieldsetRootProps> = {
  plain: {},
  invalid: { invalid: true },
  disabled: { disabled: true },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: fixedWidthModes } },
  render: () => (
    <MatrixOf axes={{ state: Object.keys(states) }} cellWidth={300}>
      {({ state }) => (
        <Fieldset.Root {...states[state]}>
          <Fieldset.Legend>Billing address</Fieldset.Legend>
          <Fieldset.Description>Stands on every invoice.</Fieldset.Description>
          <TextField label="Street" defaultValue="Rua das Flores 12" />
          <TextField label="City" defaultValue="Porto" />
          {state === 'invalid' ? <Fieldset.Error>There is no such street in Porto.</Fieldset.Error> : null}
        </Fieldset.Root>
      )}
    </MatrixOf>
  ),
};
