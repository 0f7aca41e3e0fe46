/** Spread into a story to draw it on the narrowest screen that we support. */
export const narrow = {
  parameters: {
    viewport: { options: { narrow: { name: 'Narrow', styles: { width: '375px', height: '780px' } } } },
  },
  globals: { viewport: { value: 'narrow' } },
};
