import { fn } from 'storybook/test';

export const onUndo = fn();

/** The arguments of a toast that can be taken back. */
export const withUndo = {
  title: '3 posters deleted',
  action: { label: 'Undo', altText: 'Undo with Control Z', onSelect: onUndo },
};
