import { screen, userEvent } from 'storybook/test';

export const openList = async (key = '{Enter}') => {
  await userEvent.tab();
  await userEvent.keyboard(key);
  return screen.findByRole('listbox');
};

export const languages = [
  { code: 'sv', name: 'Swedish' },
  { code: 'cy', name: 'Welsh' },
];
