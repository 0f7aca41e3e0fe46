import type { ReactNode } from 'react';
import { PalimpsestSheet } from './palimpsest-sheet.tsx';
import { StateLayout, type StateLayoutProps } from './state-layout.tsx';

export interface EmptyStateProps extends Omit<
  StateLayoutProps,
  'slot' | 'mark' | 'title' | 'description' | 'action' | 'size' | 'headingLevel'
> {
  /** What is not here, in a sentence. */
  title: ReactNode;
  /** What would be here, and how it gets here. */
  description?: ReactNode;
  /** The first step out of here: a Button or a Link. */
  action?: ReactNode;
  /**
   * Decoration in place of the sheet; null for none.
   * @default a sheet with scraped-off writing
   */
  picture?: ReactNode;
  /**
   * `lg` where it is the whole page, as a missing one.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
  /**
   * Makes the title a heading of this level.
   * @default none: the title is a paragraph
   */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Nothing is here yet, and what to do about it. */
export function EmptyState({
  title,
  description,
  action,
  picture = <PalimpsestSheet />,
  size = 'md',
  headingLevel,
  ...props
}: EmptyStateProps) {
  const mark = picture ? (
    <div data-slot="empty-state-picture" className="shrink-0 text-faint">
      {picture}
    </div>
  ) : null;
  return <StateLayout slot="empty-state" {...{ mark, title, description, action, size, headingLevel }} {...props} />;
}
