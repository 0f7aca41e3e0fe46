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
