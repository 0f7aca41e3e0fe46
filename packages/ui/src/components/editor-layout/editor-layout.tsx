'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';

export interface EditorLayoutMessages {
  /** The accessible name of the side panel. */
  side: string;
}

export const editorLayoutMessages: EditorLayoutMessages = { side: 'Properties' };

export interface EditorLayoutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The canvas. It fills the remaining space. */
  main: ReactNode;
  /** The panel at the end side. On a narrow screen it is below the canvas, with 45 % of the height. */
  side: ReactNode;
  /** Words that replace those of the provider. */
  messages?: Partial<EditorLayoutMessages> | undefined;
}

/** A canvas with a side panel. It is as high as its container, and the panel scrolls separately. */
export function EditorLayout({ main, side, messages, className, ...props }: EditorLayoutProps) {
  const words = useMessages('editorLayout', editorLayoutMessages, messages);
  return (
    <div
      data-slot="editor-layout"
      className={cn('pal-root flex h-full min-h-0 w-full flex-col md:flex-row', className)}
      {...props}
    >
      <div
        data-slot="editor-layout-main"
        className="relative isolate min-h-0 min-w-0 flex-1 overflow-hidden bg-pal-sunken"
      >
        {main}
      </div>
      <aside
        data-slot="editor-layout-side"
        aria-label={words.side}
        className="h-[45%] shrink-0 overflow-y-auto overscroll-contain border-t border-pal-line bg-pal-surface md:h-auto md:w-pal-panel md:border-s md:border-t-0"
      >
        {side}
      </aside>
    </div>
  );
}
