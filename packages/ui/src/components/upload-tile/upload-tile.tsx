'use client';

import { Plus } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { useFileDrop } from '../file-dropzone/use-file-drop.ts';
import { Spinner } from '../spinner/spinner.tsx';

export interface UploadTileProps {
  label?: string | undefined;
  /** MIME types and endings, as in an `input`. */
  accept?: string | undefined;
  onFile: (file: File) => void;
  /** Called with a dropped file that does not fit `accept`. */
  onReject?: ((file: File) => void) | undefined;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** The first tile of a grid of pictures: brings a new one by press or drop. */
export function UploadTile({
  label = 'Upload an image',
  accept = '',
  onFile,
  onReject,
  busy = false,
  disabled = false,
  className,
}: UploadTileProps) {
  const { dragging, open, targetProps, inputProps } = useFileDrop({
    accept,
    disabled: disabled || busy,
    paste: false,
    onFile,
    onReject,
  });
  return (
    <div data-slot="upload-tile" className={cn('flex', className)}>
      <button
        type="button"
        data-dragging={dragging ? '' : undefined}
        aria-busy={busy || undefined}
        disabled={disabled || busy}
        onClick={open}
        {...targetProps}
        className="group flex aspect-4/5 w-full flex-col items-center justify-center gap-3 rounded-lg border border-dashed border-strong text-sm font-medium text-muted transition-[background-color,border-color,color] duration-fast ease-out hover:border-accent hover:bg-surface hover:text-accent disabled:text-faint disabled:hover:border-strong data-dragging:border-solid data-dragging:border-accent data-dragging:bg-accent-soft data-dragging:text-accent"
      >
        {busy ? <Spinner /> : <Plus aria-hidden className="size-6" strokeWidth={1.5} />}
        {label}
      </button>
      <input data-slot="upload-tile-input" {...inputProps} />
    </div>
  );
}
