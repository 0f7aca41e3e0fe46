'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { TooltipProvider } from '../tooltip/tooltip.tsx';

export interface AppShellProps extends ComponentProps<'div'> {
  /** The navigation between the main screens: a SideBar. */
  sideBar: ReactNode;
  /** The bar above the screen: a HeaderBar. */
  header: ReactNode;
}

/** The layout of every signed-in screen, as tall as the window: a side bar, a header, and the screen in the remaining space. */
export function AppShell({ sideBar, header, className, children, ...props }: AppShellProps) {
  return (
    <TooltipProvider>
      <div
        data-slot="app-shell"
        className={cn('pal-root flex h-dvh min-h-0 flex-col-reverse sm:flex-row', className)}
        {...props}
      >
        {sideBar}
        <div data-slot="app-shell-content" className="flex min-h-0 min-w-0 flex-1 flex-col">
          {header}
          <main data-slot="app-shell-main" className="relative min-h-0 flex-1 overflow-y-auto">
            {children}
          </main>
        </div>
      </div>
    </TooltipProvider>
  );
}
