'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert, Plus } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useMessages } from '../../messages/context.ts';
import { joinIds } from '../form-field/field-context.ts';
import { useFileDrop } from '../file-dropzone/use-file-drop.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { uploadTileMessages, type UploadTileMessages } from './upload-tile.messages.ts';

export interface UploadTileProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /**
   * The accepted MIME types and file extensions, as in the `accept` of an `input`. An empty string accepts every file.
   * @default ''
   */
  accept?: string | undefined;
  /** Called with a file that was chosen or dropped. */
  onFile: (file: File) => void;
  /** Called with a chosen or dropped file that does not match `accept`. */
  onReject?: ((file: File) => void) | undefined;
  /**
   * Whether the tile shows a spinner and accepts no files.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Whether the tile is disabled and accepts no files.
   * @default false
   */
  disabled?: boolean | undefined;
  /** What was wrong with the last file. It is shown below the tile, and screen readers announce it. */
  error?: ReactNode;
  /** Words that replace those of the provider. */
  messages?: Partial<UploadTileMessages> | undefined;
  /** Goes to the outermost element; `ref` and all other props go to the button. */
  className?: string | undefined;
}

const tileStyle = cn(
  'flex aspect-square w-full grow flex-col items-center justify-center gap-3 rounded-lg border border-dashed border-strong p-4 text-center text-sm font-medium text-balance text-muted',
  'transition-[color,background-color,border-color] duration-fast ease-out enabled:hover:border-accent enabled:hover:bg-surface enabled:hover:text-accent',
  'group-data-invalid:border-danger group-not-data-invalid:disabled:not-aria-busy:border-line disabled:text-faint',
  'data-dragging:border-solid data-dragging:border-accent data-dragging:bg-accent-soft data-dragging:text-accent',
  'forced-colors:data-dragging:border-2 forced-colors:data-dragging:border-[Highlight] forced-colors:disabled:text-[GrayText]',
);

function TileError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} data-slot="upload-tile-error" role="alert" className="flex items-start gap-1.5 text-xs text-danger">
      <CircleAlert className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** The first tile of a grid of pictures. A press or a drop adds a picture. It is as wide as its container. */
export function UploadTile({
  accept = '',
  onFile,
  onReject,
  busy = false,
  error,
  disabled = false,
  messages,
  'aria-describedby': describedBy,
  className,
  ...props
}: UploadTileProps) {
  const words = useMessages('uploadTile', uploadTileMessages, messages);
  const errorId = useId();
  const { dragging, open, targetProps, inputProps } = useFileDrop({
    accept,
    disabled: disabled || busy,
    paste: false,
    onFile,
    onReject,
  });
  return (
    <div
      data-slot="upload-tile"
      data-invalid={error ? '' : undefined}
      className={cn('group flex flex-col gap-2', className)}
    >
      <button
        type="button"
        data-slot="upload-tile-button"
        data-dragging={dragging ? '' : undefined}
        aria-busy={busy || undefined}
        aria-describedby={joinIds(error ? errorId : undefined, describedBy)}
        disabled={disabled || busy}
        onClick={open}
        className={tileStyle}
        {...mergeHandlers(props, targetProps)}
      >
        <span className={busy ? 'text-accent' : undefined}>
          {busy ? <Spinner /> : <Plus className="size-6" strokeWidth={1.5} />}
        </span>
        {busy ? words.busy : words.upload}
      </button>
      <input hidden data-slot="upload-tile-input" {...inputProps} />
      {error ? <TileError id={errorId}>{error}</TileError> : null}
    </div>
  );
}
