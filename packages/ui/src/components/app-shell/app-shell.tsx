import type { ComponentProps, ReactNode } from 'react';
import { Slot } from 'radix-ui';
import { cn } from '../../lib/cn.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';

export interface AppShellProps extends ComponentProps<'div'> {
  /** A {@link SideBar}. */
  sideBar: ReactNode;
  /** A {@link HeaderBar}. */
  header: ReactNode;
}

/** The frame of every signed-in screen: a bar at the start side, a header above, the screen in what is left. */
export function AppShell({ sideBar, header, className, children, ...props }: AppShellProps) {
  return (
    <div data-slot="app-shell" className={cn('flex h-dvh min-h-0 flex-col-reverse sm:flex-row', className)} {...props}>
      {sideBar}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {header}
        <main data-slot="app-shell-main" className="min-h-0 flex-1 overflow-y-auto">
          {children}
        </main>
      </div>
    </div>
  );
}

export interface SideBarProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  label?: string | undefined;
  /** The product's sign, at the top. */
  logo?: ReactNode;
  /** What stands at the far end: the profile menu. */
  footer?: ReactNode;
}

/** The main places. A column of icons; on narrow screens a row at the bottom. */
export function SideBar({ label = 'Main', logo, footer, className, children, ...props }: SideBarProps) {
  return (
    <nav
      data-slot="side-bar"
      aria-label={label}
      className={cn(
        'flex shrink-0 items-center gap-1 border-t border-line bg-surface px-3 py-2 sm:w-rail sm:flex-col sm:border-e sm:border-t-0 sm:px-0 sm:py-3',
        className,
      )}
      {...props}
    >
      {logo ? <div className="me-3 sm:me-0 sm:mb-3">{logo}</div> : null}
      {children}
      {footer ? <div className="ms-auto sm:ms-0 sm:mt-auto">{footer}</div> : null}
    </nav>
  );
}

export interface SideBarItemProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name and the tooltip. */
  label: string;
  /** This is where one is. */
  active?: boolean | undefined;
  /** Gives the look to the single child: for a router's link. */
  asChild?: boolean | undefined;
}

/** One place or action of the {@link SideBar}; its child is the icon. */
export function SideBarItem({
  label,
  active = false,
  asChild = false,
  className,
  children,
  ...props
}: SideBarItemProps) {
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Tooltip content={label} side="right">
      <Root
        data-slot="side-bar-item"
        data-state={active ? 'active' : 'inactive'}
        aria-label={label}
        aria-current={active ? 'page' : undefined}
        {...(asChild ? {} : { type: 'button' as const })}
        className={cn(
          'relative flex size-10 items-center justify-center rounded-md text-muted transition-colors duration-fast ease-out',
          'hover:bg-ink/6 hover:text-ink data-[state=active]:bg-accent-soft data-[state=active]:text-accent data-[state=open]:bg-ink/6',
          '[&_svg]:size-5',
          className,
        )}
        {...props}
      >
        {children}
      </Root>
    </Tooltip>
  );
}

export interface HeaderBarProps extends ComponentProps<'header'> {
  /** A short warning about the account. */
  warning?: ReactNode;
  /** What is left to spend. */
  credits?: ReactNode;
  /** The way to more: a button. */
  action?: ReactNode;
}

/** The line above a screen: warning, credits, action. */
export function HeaderBar({ warning, credits, action, className, children, ...props }: HeaderBarProps) {
  return (
    <header
      data-slot="header-bar"
      className={cn(
        'flex h-header shrink-0 items-center gap-4 border-b border-line bg-surface px-4 sm:px-6',
        className,
      )}
      {...props}
    >
      {children}
      <div className="ms-auto flex min-w-0 items-center gap-4">
        {warning ? <p className="truncate text-sm text-warning">{warning}</p> : null}
        {credits ? <p className="text-sm whitespace-nowrap text-muted tabular-nums">{credits}</p> : null}
        {action}
      </div>
    </header>
  );
}
