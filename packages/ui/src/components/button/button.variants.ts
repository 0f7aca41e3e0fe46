import { cva } from 'class-variance-authority';

export const buttonVariants = cva(
  [
    // The line shows where the system forces its colours.
    'relative inline-flex shrink-0 items-center justify-center whitespace-nowrap rounded-md border border-transparent font-medium select-none',
    'transition-[background-color,border-color] duration-fast ease-out active:translate-y-px',
    'disabled:pointer-events-none disabled:active:translate-y-0 data-disabled:pointer-events-none',
    '[&_svg]:pointer-events-none [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary:
          'bg-accent text-on-accent shadow-low hover:bg-accent-hover disabled:not-aria-busy:bg-sunken disabled:not-aria-busy:text-faint disabled:not-aria-busy:shadow-none',
        secondary:
          'border-line bg-raised text-ink shadow-low hover:border-strong hover:bg-surface disabled:not-aria-busy:bg-transparent disabled:not-aria-busy:text-faint disabled:not-aria-busy:shadow-none',
        ghost: 'text-ink hover:bg-ink/6 aria-expanded:bg-ink/6 disabled:not-aria-busy:text-faint',
        danger:
          'bg-danger text-on-danger shadow-low hover:bg-danger-hover disabled:not-aria-busy:bg-sunken disabled:not-aria-busy:text-faint disabled:not-aria-busy:shadow-none',
      },
      size: {
        sm: 'h-7.5 gap-1.5 px-2.5 text-xs [&_svg]:size-3.5',
        md: 'h-9 gap-2 px-3.5 text-sm [&_svg]:size-4',
        lg: 'h-11 gap-2.5 px-5 text-base [&_svg]:size-4.5',
      },
      fullWidth: { true: 'w-full' },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);
