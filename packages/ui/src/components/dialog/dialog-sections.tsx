import type { ReactNode } from 'react';
import { CircleAlert } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { CloseButton } from '../icon-button/close-button.tsx';

export interface DialogSectionsProps {
  /** What is asked or shown: the accessible name. */
  title: ReactNode;
  /** A sentence below the title, read out with it. */
  description?: ReactNode;
  /** Shown in a box above the content, and announced. */
  error?: ReactNode;
  /** Buttons at the bottom, the one that goes on last. */
  footer?: ReactNode;
  /** The accessible name of the cross. */
  closeLabel?: string | undefined;
  /** The content, between title and footer. */
  children?: ReactNode;
}

interface LayoutProps extends DialogSectionsProps {
  /** What the ids of title and description begin with. */
  id: string;
  onClose: () => void;
  busy: boolean;
  /** Without it only the footer's buttons and Escape close. */
  cross?: boolean | undefined;
  /** Title, cross and footer stay while the content between them scrolls. */
  sticky?: boolean | undefined;
}

/** Title, error, content, footer and cross. The cross comes last, so that the content has the first focus. */
export function DialogSections({
  id,
  onClose,
  title,
  description,
  error,
  footer,
  closeLabel,
  busy,
  cross = true,
  sticky = false,
  children,
}: LayoutProps) {
  const bodyIsEmpty = !error && (children === undefined || children === null || children === false);
  return (
    <>
      <header
        className={cn(
          'flex [grid-area:1/1] flex-col gap-1.5 px-6 pt-6 wrap-anywhere',
          cross && 'pe-14',
          bodyIsEmpty && 'pb-5',
          sticky && 'sticky top-0 border-b border-line bg-surface pt-4 pb-4',
        )}
      >
        <h2
          id={`${id}-title`}
          data-slot="dialog-title"
          className={sticky ? 'font-display text-xl font-medium' : 'font-display text-2xl font-medium'}
        >
          {title}
        </h2>
        {description ? (
          <p id={`${id}-description`} data-slot="dialog-description" className="text-sm text-muted">
            {description}
          </p>
        ) : null}
      </header>
      {bodyIsEmpty ? null : (
        <div data-slot="dialog-body" className="flex min-w-0 flex-col gap-4 px-6 pt-4 pb-6">
          {error ? (
            <div
              role="alert"
              data-slot="dialog-error"
              className="flex items-start gap-2.5 rounded-md border border-danger/25 bg-danger-soft px-3 py-2.5 text-sm wrap-anywhere text-ink"
            >
              <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" />
              <div className="min-w-0 flex-1">{error}</div>
            </div>
          ) : null}
          {children}
        </div>
      )}
      {footer ? (
        <footer
          data-slot="dialog-footer"
          className={cn(
            'flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4',
            sticky && 'sticky bottom-0 bg-surface',
          )}
        >
          {footer}
        </footer>
      ) : null}
      {cross ? (
        <CloseButton
          label={closeLabel}
          disabled={busy}
          onClick={onClose}
          className={cn('ms-auto me-3.5 self-start [grid-area:1/1]', sticky ? 'sticky top-3 mt-3' : 'mt-4')}
        />
      ) : null}
    </>
  );
}
