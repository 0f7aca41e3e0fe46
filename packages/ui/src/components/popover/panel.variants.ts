import { cva } from 'class-variance-authority';

/** The classes of the panel of menus, lists and popovers. */
export const panelStyle =
  'isolate rounded-pal-lg border border-pal-line bg-pal-overlay p-1 text-pal-sm text-pal-ink shadow-pal-floating outline-none animate-pal-rise-in data-[state=closed]:animate-pal-fade-out has-data-[slot$=arrow]:overflow-visible';

/** The classes of an option in such a panel. */
export const optionVariants = /* @__PURE__ */ cva(
  [
    'relative flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center gap-2 rounded-pal-md px-2 py-1 outline-none select-none',
    'data-highlighted:bg-pal-accent-soft data-highlighted:text-pal-ink aria-disabled:cursor-default aria-disabled:text-pal-faint',
    'data-disabled:cursor-default data-disabled:text-pal-faint [&_svg]:size-4 [&_svg]:shrink-0',
    // In forced colours the highlighted option has the selection colours of the system.
    'forced-colors:data-highlighted:pal-system-selected',
    'forced-colors:aria-disabled:text-[GrayText] forced-colors:data-disabled:text-[GrayText]',
  ],
  {
    variants: {
      /**
       * `danger` is for actions that cannot be undone.
       * @default 'neutral'
       */
      tone: {
        neutral: '',
        danger: 'text-pal-danger data-highlighted:bg-pal-danger-soft data-highlighted:text-pal-danger',
      },
    },
  },
);
