import { cva } from 'class-variance-authority';

/** A day. The range is a band behind the days, its ends are filled; where the system forces its colours, lines show it. */
export const dayVariants = cva(
  [
    'cursor-pointer p-0 text-sm tabular-nums select-none first:rounded-s-md last:rounded-e-md focus-visible:rounded-md focus-visible:outline-offset-1',
    'data-outside:text-faint aria-disabled:cursor-default aria-disabled:text-faint aria-disabled:opacity-60',
    'forced-colors:aria-disabled:text-[GrayText] forced-colors:aria-disabled:opacity-100',
  ],
  {
    variants: {
      part: {
        single: '',
        start: 'rounded-s-md bg-accent-soft',
        middle: 'bg-accent-soft forced-colors:border-y-2 forced-colors:border-[Highlight]',
        end: 'rounded-e-md bg-accent-soft',
      },
      preview: { true: '', false: '' },
    },
    compoundVariants: [
      {
        part: ['single', 'start', 'end'],
        className: 'text-on-accent data-outside:text-on-accent *:bg-accent forced-colors:*:system-selected',
      },
    ],
  },
);

/** The buttons beside the name of the month. */
export const monthButton =
  'flex size-8 items-center justify-center rounded-md text-muted hover:bg-ink/6 hover:text-ink disabled:text-faint disabled:opacity-50 disabled:hover:bg-transparent';
