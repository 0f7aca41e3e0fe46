import { fn, screen } from 'storybook/test';

export const exportPoster = fn();

export const searchBox = () => screen.findByRole('combobox', { name: 'Commands' });

export const highlighted = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.querySelector('span')?.textContent;
};
