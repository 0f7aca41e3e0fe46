import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import * as Fieldset from '../fieldset/fieldset.parts.ts';
import { checkboxGroupGuide } from './checkbox-group.guide.ts';
import * as CheckboxGroup from './checkbox-group.parts.ts';
import type { CheckboxGroupRootProps } from './checkbox-group-root.tsx';

const languages = [
  { value: 'de', label: 'German' },
  { value: 'pl', label: 'Polish' },
  { value: 'ja', label: 'Japanese' },
];

function Languages({ parent = true, ...props }: CheckboxGroupRootProps & { parent?: boolean }) {
  return (
    <CheckboxGroup.Root className="gap-1" allValues={languages.map(({ value }) => value)} {...props}>
      <Fieldset.Legend>Languages of the menu</Fieldset.Legend>
      {parent ? <CheckboxGroup.Parent label="All languages" /> : null}
      {languages.map(({ value, label }) => (
        <CheckboxGroup.Item key={value} value={value} label={label} className={parent ? 'ps-7' : ''} />
      ))}
      {props.invalid ? <Fieldset.Error>Choose at least one.</Fieldset.Error> : null}
    </CheckboxGroup.Root>
  );
}

const meta = {
  title: 'Fields/CheckboxGroup',
  component: CheckboxGroup.Root,
  subcomponents: CheckboxGroup,
  parameters: { width: 320, guide: checkboxGroupGuide },
  args: { name: 'languages', defaultValue: ['pl'], onValueChange: fn() },
  render: (args) => <Languages {...args} />,
} satisfies Meta<typeof CheckboxGroup.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Languages of the menu' })).toBeVisible();
    await expect(within(canvasElement).getByRole('checkbox', { name: 'All languages' })).toBePartiallyChecked();
  },
};

export const Playground: Story = { args: { disabled: false, invalid: false } };

export const WithoutParent: Story = { render: (args) => <Languages {...args} parent={false} /> };

/** The parent checks all, then none, then the same some again. */
export const ParentCyclesThroughThreeStates: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    const parent = within(canvasElement).getByRole('checkbox', { name: 'All languages' });
    for (const expected of [['de', 'pl', 'ja'], [], ['pl']]) {
      await userEvent.click(parent);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(expected, expect.anything());
    }
    await expect(parent).toBePartiallyChecked();
  },
};

/** Hebrew words, read from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <CheckboxGroup.Root className="gap-1" {...args} allValues={['de', 'pl']}>
      <Fieldset.Legend>שפות התפריט</Fieldset.Legend>
      <CheckboxGroup.Parent label="כל השפות" />
      <CheckboxGroup.Item value="de" label="גרמנית" className="ps-7" />
      <CheckboxGroup.Item value="pl" label="פולנית" className="ps-7" />
    </CheckboxGroup.Root>
  ),
};

const values: Record<string, string[]> = { none: [], some: ['pl'], all: ['de', 'pl', 'ja'] };
const states: Record<string, Partial<CheckboxGroupRootProps>> = {
  plain: {},
  invalid: { invalid: true },
  disabled: { disabled: true },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: fixedWidthModes }, width: 900 },
  render: () => (
    <MatrixOf axes={{ value: Object.keys(values), state: Object.keys(states) }} cellWidth={220}>
      {({ value, state }) => <Languages defaultValue={values[value]} {...states[state]} />}
    </MatrixOf>
  ),
};
