import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { narrow } from '../../testing/narrow.ts';
import { UserInfoModalView } from './user-info-modal-view.tsx';

const given = {
  companyName: 'Alba Botanica',
  companySector: 'Retail',
  employeeCount: '11-50',
  userRole: 'Marketing',
};

const meta = {
  title: 'Web/More about you',
  component: UserInfoModalView,
  parameters: { fill: true, docs: { story: { inline: false, height: '40rem' } } },
  args: { open: true, error: undefined, loading: false, onSubmit: fn(), onProblem: fn(), onDismiss: fn() },
} satisfies Meta<typeof UserInfoModalView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyUsed: Story = {
  ...Empty,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const problem = { code: 'company_name_required', sentence: 'Company name is required' };
    await waitFor(() => expect(args.onProblem).toHaveBeenCalledWith(problem));
    await expect(screen.getByLabelText('Company name')).toHaveFocus();
  },
};
export const Filled: Story = {
  args: { defaultValue: given },
};
export const FilledUsed: Story = {
  ...Filled,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const submitted = {
      company_name: 'Alba Botanica',
      company_sector: 'Retail',
      employee_count: '11-50',
      role: 'Marketing',
    };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(submitted));
  },
};
/** The first field that is not given is named, and has the focus. */
const lacking = (field: keyof typeof given, label: string, sentence: string): Story => ({
  args: { defaultValue: { ...given, [field]: '' }, error: sentence },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onProblem).toHaveBeenCalledWith(expect.objectContaining({ sentence })));
    await expect(screen.getByLabelText(label)).toHaveFocus();
  },
});
export const WithoutCompany = lacking('companyName', 'Company name', 'Company name is required');
export const WithoutSector = lacking('companySector', 'Company sector', 'Company sector is required');
export const WithoutEmployees = lacking('employeeCount', 'Number of employees', 'Number of employees is required');
export const WithoutRole = lacking('userRole', 'Your role', 'Your role is required');
export const Saving: Story = {
  args: { defaultValue: given, loading: true },
};
export const SavingUsed: Story = {
  ...Saving,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const save = await screen.findByRole('button', { name: /^Save/ });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save.querySelector('[data-slot=spinner]')).not.toBeNull();
    screen.getByLabelText('Company name').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const NotSaved: Story = {
  args: { defaultValue: given, error: 'An error occurred while updating your profile' },
};
export const Narrow: Story = { ...narrow, args: { defaultValue: given } };
