import { expect, screen, userEvent, waitFor } from 'storybook/test';

export const asOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

/** Opens the list by its button, which has the focus again once an earlier list has faded out: until then a key goes to that. */
export const reopenList = async () => {
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-slot', 'combobox-trigger'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
};

export const openList = async () => {
  await userEvent.tab();
  await reopenList();
};

export const highlighted = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};
