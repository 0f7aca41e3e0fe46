import type { ReactNode } from 'react';
import { PalimpsestSheet } from './palimpsest-sheet.tsx';
import { StateLayout, type StateLayoutProps } from './state-layout.tsx';

export interface EmptyStateProps extends Omit<
  StateLayoutProps,
  'slot' | 'mark' | 'title' | 'description' | 'action' | 'size' | 'headingLevel'
> {
  /** One sentence that says what is missing. */
  title: ReactNode;
  /** The content that belongs here, and how to add it. */
  description?: ReactNode;
  /** The next step: a Button or a Link. */
  action?: ReactNode;
  /**
   * A decoration that replaces the drawing of a sheet. Use null for no decoration.
   * @default <PalimpsestSheet />
   */
  picture?: ReactNode;
  /**
   * The size of the title. Use `lg` if the state fills the page, for example a page that does not exist.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
  /**
   * Makes the title a heading of this level.
   * @default no heading: the title is a paragraph
   */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Says that there is no content yet, and how to add some. */
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
    <div data-slot="empty-state-picture" className="shrink-0 text-pal-faint">
      {picture}
    </div>
  ) : null;
  return <StateLayout slot="empty-state" {...{ mark, title, description, action, size, headingLevel }} {...props} />;
}
