import { cva } from 'class-variance-authority';

/** The box that every field draws itself in. */
export const controlVariants = cva(
  [
    'flex w-full min-w-0 items-center rounded-md border border-strong bg-raised text-ink',
    'transition-[border-color,box-shadow,background-color] duration-fast ease-out',
    'hover:border-muted focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/18',
    'has-aria-invalid:border-danger has-aria-invalid:focus-within:ring-danger/18 aria-invalid:border-danger',
    'has-disabled:border-line has-disabled:bg-sunken has-disabled:text-faint disabled:border-line disabled:bg-sunken disabled:text-faint',
  ],
  {
    variants: { size: { sm: 'min-h-7.5 text-xs', md: 'min-h-9 text-sm', lg: 'min-h-11 text-base' } },
    defaultVariants: { size: 'md' },
  },
);

/** The `input` inside such a box. The box shows the focus. */
export const controlInput =
  'min-w-0 flex-1 bg-transparent px-3 text-inherit outline-none disabled:cursor-not-allowed [&::-webkit-search-cancel-button]:hidden';
