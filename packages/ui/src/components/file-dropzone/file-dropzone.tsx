'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert, ImageUp } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useFileDrop } from './use-file-drop.ts';

export interface FileDropzoneProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'children' | 'onClick' | 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'
> {
  /** What to do here: the text and the accessible name of the area. */
  label: string;
  /** Which files, how large. */
  hint?: ReactNode;
  /** MIME types and endings, as in an `input`; any file when left out. */
  accept?: string | undefined;
  /** Called with each file that fits `accept`. */
  onFile: (file: File) => void;
  /** Called with a dropped or pasted file that does not fit `accept`. */
  onReject?: ((file: File) => void) | undefined;
  /** Takes a pasted file from anywhere on the page but a text field. */
  paste?: boolean | undefined;
  /** What is wrong, under the area; announced. */
  error?: ReactNode;
  /** The chosen picture, shown inside the area. */
  previewUrl?: string | undefined;
  /** Lays a spinner over the area and takes no files. */
  busy?: boolean | undefined;
  /** Said beside the spinner. */
  busyText?: string | undefined;
  /** Goes to the whole; `ref` and all other props go to the area, which is a button. */
  className?: string | undefined;
}

/** Takes one file by press, drop or paste. */
export function FileDropzone({
  label,
  hint,
  accept = '',
  onFile,
  onReject,
  paste = false,
  error,
  previewUrl,
  busy = false,
  busyText = 'Preparing...',
  disabled = false,
  className,
  ...props
}: FileDropzoneProps) {
  const id = useId();
  const { dragging, open, targetProps, inputProps } = useFileDrop({
    accept,
    disabled: disabled || busy,
    paste,
    onFile,
    onReject,
  });
  return (
    <div
      data-slot="file-dropzone"
      data-invalid={error ? '' : undefined}
      className={cn('flex flex-col gap-2', className)}
    >
      <button
        type="button"
        data-slot="file-dropzone-area"
        data-dragging={dragging ? '' : undefined}
        aria-busy={busy || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        disabled={disabled || busy}
        onClick={open}
        {...targetProps}
        className={cn(
          'group relative isolate flex min-h-56 flex-1 flex-col items-center justify-center overflow-hidden rounded-xl border border-dashed border-strong bg-surface p-6 text-center',
          'transition-[background-color,border-color] duration-fast ease-out hover:border-accent hover:bg-raised disabled:hover:border-strong disabled:hover:bg-surface',
          'data-dragging:border-solid data-dragging:border-accent data-dragging:bg-accent-soft',
          'forced-colors:disabled:border-[GrayText] forced-colors:data-dragging:border-[Highlight]',
          error && 'border-danger',
        )}
        {...props}
      >
        {previewUrl ? (
          <img
            data-slot="file-dropzone-preview"
            src={previewUrl}
            alt={label}
            className="max-h-96 max-w-full rounded-md object-contain shadow-low group-disabled:opacity-60"
          />
        ) : (
          <Invitation label={label} hint={hint} />
        )}
        {busy ? (
          <span
            data-slot="file-dropzone-overlay"
            className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-surface/88 text-ink backdrop-blur-[2px] forced-colors:bg-[Canvas]"
          >
            <Spinner className="text-accent" />
            <span className="font-medium">{busyText}</span>
          </span>
        ) : null}
      </button>
      <input data-slot="file-dropzone-input" {...inputProps} />
      {error ? (
        <p
          id={`${id}-error`}
          data-slot="file-dropzone-error"
          role="alert"
          className="flex items-start gap-1.5 text-sm text-danger"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-break-word">{error}</span>
        </p>
      ) : null}
    </div>
  );
}

function Invitation({ label, hint }: { label: string; hint: ReactNode }) {
  return (
    <>
      <span className="mb-4 flex size-12 items-center justify-center rounded-full border border-transparent bg-accent-soft text-accent group-data-dragging:bg-raised transition-transform duration-base ease-out group-hover:-translate-y-0.5 group-disabled:translate-y-0 group-disabled:bg-sunken group-disabled:text-faint">
        <ImageUp aria-hidden className="size-5.5" strokeWidth={1.6} />
      </span>
      <span className="max-w-96 font-medium text-balance text-ink group-disabled:text-faint">{label}</span>
      {hint ? <span className="mt-1.5 text-xs text-faint">{hint}</span> : null}
    </>
  );
}
