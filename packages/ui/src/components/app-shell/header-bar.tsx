import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

export interface HeaderBarProps extends ComponentProps<'header'> {
  /** A short warning about the account; two lines at most. */
  warning?: ReactNode;
  /** How many credits are left. Omit it if credits are unlimited. */
  credits?: ReactNode;
  /** The button that buys credits: a Button or an ImageButton. */
  action?: ReactNode;
}

/** The bar above a screen. Its children say where the user is. The warning, the credits and the action are at its end. */
export function HeaderBar({ warning, credits, action, className, children, ...props }: HeaderBarProps) {
  return (
    <header
      data-slot="header-bar"
      className={cn(
        'flex h-pal-header shrink-0 items-center gap-4 border-b border-pal-line bg-pal-surface px-4 sm:px-6',
        className,
      )}
      {...props}
    >
      {children}
      <div className="ms-auto flex items-center gap-3 sm:gap-4">
        {warning ? (
          <p
            data-slot="header-bar-warning"
            className="max-h-10 min-w-0 overflow-hidden text-end text-pal-sm leading-5 text-balance text-pal-warning"
          >
            {warning}
          </p>
        ) : null}
        {credits ? (
          <p data-slot="header-bar-credits" className="text-pal-sm whitespace-nowrap text-pal-muted tabular-nums">
            {credits}
          </p>
        ) : null}
        {action ? (
          <div data-slot="header-bar-action" className="flex shrink-0">
            {action}
          </div>
        ) : null}
      </div>
    </header>
  );
}
