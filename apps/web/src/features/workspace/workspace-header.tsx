import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place at the start of the workspace's header that the screen fills. */
export const HeaderPlace = createContext<HTMLElement | null>(null);

/** Shows its children at the start of the workspace's header. */
export function WorkspaceHeader({ children }: { children: ReactNode }) {
  const place = use(HeaderPlace);
  return place ? createPortal(children, place) : null;
}
