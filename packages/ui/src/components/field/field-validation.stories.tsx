import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { Input } from '../input/input.tsx';
import * as Field from './field.parts.ts';
import base from './field.stories.tsx';

const meta = {
  ...base,
  title: 'Fields/Field/Validation',
} satisfies Meta<typeof Field.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The result of the browser's validation is shown in the field, and the focus goes to the first field that has to be filled. */
export const ValidatedByTheBrowser: Story = {
  render: () => (
    <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <Field.Root required>
        <Field.Label>Project</Field.Label>
        <Input name="project" />
        <Field.Error />
      </Field.Root>
      <Combobox label="Language" name="language" required options={[{ value: 'pt', label: 'Português' }]} />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    const input = page.getByRole('textbox', { name: 'Project' });
    await expect(page.getAllByRole('alert')).toHaveLength(2);
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'Spring menu');
    await expect(page.getAllByRole('alert')).toHaveLength(1);
  },
};

/** `validateOn="blur"`: the error stands there as soon as the field is left, and goes while it is being corrected. */
export const ValidatedWhenLeft: Story = {
  args: { validateOn: 'blur' },
  render: (args) => (
    <Field.Root {...args}>
      <Field.Label>Email</Field.Label>
      <Input name="email" type="email" pattern=".+@.+" />
      <Field.Description>For the invoice.</Field.Description>
      <Field.Error />
    </Field.Root>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const input = page.getByRole('textbox', { name: 'Email' });
    await userEvent.click(input);
    await userEvent.tab();
    await expect(page.queryByRole('alert')).toBeNull();
    await userEvent.type(input, 'ada');
    await expect(page.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(page.getByRole('alert')).toBeVisible();
    await userEvent.type(input, '@example.org');
    await expect(page.queryByRole('alert')).toBeNull();
    await userEvent.clear(input);
    await userEvent.type(input, 'ada');
    await userEvent.tab();
    await expect(input).toBeInvalid();
  },
};

/** The focus has left the field and nothing says that its value is wrong: `data-valid`, which draws nothing by itself. */
export const Valid: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox'), ' 2026');
    await userEvent.tab();
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="field"]')).toHaveAttribute('data-valid'));
  },
};
