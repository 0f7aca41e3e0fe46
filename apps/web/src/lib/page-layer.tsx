import type { ReactNode } from 'react';

/** The page as one layer: whatever is lifted inside it stays below dialogs, menus and toasts. */
export function PageLayer({ children }: { children: ReactNode }) {
  return <div className="isolate">{children}</div>;
}
