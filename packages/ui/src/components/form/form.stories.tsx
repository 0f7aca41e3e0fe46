import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form, type FormProps } from './form.tsx';

const languages = [
  { value: 'pt', label: 'Portuguese' },
  { value: 'fr', label: 'French' },
];

function Project(props: FormProps) {
  return (
    <Form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()} {...props}>
      <TextField label="Project" name="project" defaultValue="Spring menu" hint="Stands on every export." />
      <Combobox label="Language" name="language" defaultValue="pt" options={languages} />
      <Button type="submit" variant="primary" className="self-start">
        Save
      </Button>
    </Form>
  );
}

const meta = {
  title: 'Fields/Form',
  component: Form,
  parameters: {
    width: 320,
    docs: {
      description: {
        component: `
**When to use it**
- A server refuses values: an address that is taken, a code that has expired.

**When not**
- The constraints of the browser are enough: \`required\`, \`type\` and \`pattern\` work in any form.
- All fields are valid, but the request failed: use Banner.

| Key | Effect |
| --- | --- |
| Enter | Submits the form from a field of one line. |
`,
      },
    },
  },
  args: { onSubmit: fn((event) => event.preventDefault()) },
  render: (args) => <Project {...args} />,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  args: { errors: { project: 'There is a project of this name already. Choose another.' } },
};

export const Refused: Story = {
  args: {
    errors: {
      project: 'There is a project of this name already. Choose another.',
      language: 'Portuguese needs a translator that is not configured.',
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('textbox', { name: 'Project' })).toHaveAccessibleDescription(
      'There is a project of this name already. Choose another.',
    );
    await expect(page.getAllByRole('alert')).toHaveLength(2);
  },
};

const taken = 'There is a project of this name already. Choose another.';

/** Refuses every name as a server would, so that the error goes with the value and comes back with the next answer. */
export const CorrectedAndSentAgain: Story = {
  parameters: { picture: false },
  render: (args) => {
    const [errors, setErrors] = useState<FormProps['errors']>();
    return (
      <Project
        {...args}
        errors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          setErrors({ project: taken });
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const project = page.getByRole('textbox', { name: 'Project' });
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(await page.findByText(taken)).toBeVisible();
    await expect(project).toHaveFocus();
    await userEvent.type(project, ' 2');
    await waitFor(() => expect(page.queryByText(taken)).toBeNull());
    await expect(project).toBeValid();
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(await page.findByText(taken)).toBeVisible();
  },
};

/** Arabic words, read from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { errors: { project: 'يوجد مشروع بهذا الاسم. اختر اسمًا آخر.' } },
  render: (args) => (
    <Form className="flex flex-col gap-4" {...args}>
      <TextField label="اسم المشروع" name="project" defaultValue="قائمة الربيع" />
      <Button type="submit" variant="primary" className="self-start">
        حفظ
      </Button>
    </Form>
  ),
};

const answers: Record<string, FormProps['errors']> = {
  none: undefined,
  one: { project: taken },
  both: { project: taken, language: 'Portuguese needs a translator that is not configured.' },
};

export const Matrix: Story = {
  parameters: { width: 1152, chromatic: { modes: matrixModes } },
  render: () => (
    <MatrixOf axes={{ errors: Object.keys(answers) }} cellWidth={300}>
      {({ errors }) => <Project errors={answers[errors]} />}
    </MatrixOf>
  ),
};
