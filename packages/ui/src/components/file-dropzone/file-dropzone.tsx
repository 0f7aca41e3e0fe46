'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FileCheck, ImageUp } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { useDisabled, useFieldControl } from '../form-field/field-context.ts';
import { FieldMessage, FieldRoot } from '../form-field/form-field.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { Format } from '../../messages/format.ts';
import { inByteUnits } from './byte-units.ts';

export interface FileDropzoneMessages {
  /** Shown in the area while files are dragged over it. */
  release: string;
  /** Shown below the names of the accepted files. */
  chooseAnother: string;
  /** Shown below the spinner. */
  busy: string;
  /** The error when a file does not match `accept`, unless there is `onReject`. */
  rejected: (name: string, accept: string) => string;
  /** The text for a size in bytes. */
  size: (bytes: number, format: Format) => string;
}

export const fileDropzoneMessages: FileDropzoneMessages = {
  release: 'Drop it here',
  chooseAnother: 'Choose another file',
  busy: 'Preparing...',
  rejected: (name, accept) => `“${name}” is not a file of the right type. Choose one of these: ${accept}.`,
  size: inByteUnits,
};

export interface FileDropzoneProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'children' | 'name' | 'value' | 'onClick' | 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'
> {
  /** The instruction in the area, while it shows no files. It is also the alternative text of the preview. */
  label: string;
  /** Which files are accepted, and how large they may be. */
  hint?: ReactNode;
  /** The accepted MIME types and file extensions, as in the `accept` of an `input`. @default '', which accepts any file */
  accept?: string | undefined;
  /** Called with each file that matches `accept`. */
  onFile?: ((file: File) => void) | undefined;
  /** Called with each file that does not match `accept`. Without it the area shows a message. */
  onReject?: ((file: File) => void) | undefined;
  /** Accepts several files at once. Without it only the first file is accepted. @default false */
  multiple?: boolean | undefined;
  /** Accepts a file that is pasted anywhere on the page outside of a text field. @default false */
  paste?: boolean | undefined;
  /**
   * The error message below the area. Screen readers announce it.
   * @default the message about a file that does not match `accept`
   */
  error?: ReactNode;
  /** The address of the chosen picture, which is shown inside the area. @default none: the names of the accepted files are shown */
  previewUrl?: string | undefined;
  /** Covers the area with a spinner and accepts no files. @default false */
  busy?: boolean | undefined;
  /** The text below the spinner. @default the message `busy` */
  busyText?: string | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<FileDropzoneMessages> | undefined;
  /** Goes to the outermost element; `ref` and all other props go to the area, which is a button. */
  className?: string | undefined;
}

/** Accepts files from the file dialog, a drop or a paste, and shows the accepted files. */
export function FileDropzone({
  label,
  hint,
  accept = '',
  onFile,
  onReject,
  multiple = false,
  paste = false,
  error,
  previewUrl,
  busy = false,
  busyText,
  messages,
  disabled: ownDisabled,
  id,
  className,
  'aria-describedby': describedBy,
  ...props
}: FileDropzoneProps) {
  const disabled = useDisabled(ownDisabled);
  const words = useMessages('fileDropzone', fileDropzoneMessages, messages);
  const { dragging, selection, open, targetProps, inputProps } = useFileDrop({
    accept,
    disabled: disabled || busy,
    paste,
    multiple,
    onFile: (file) => onFile?.(file),
    onReject,
  });
  const rejected = onReject ? undefined : selection.rejected[0];
  const problem = error || (rejected ? words.rejected(rejected.name, accept) : undefined);
  return (
    <FieldRoot
      data-slot="file-dropzone"
      error={problem}
      controlId={id}
      describedBy={describedBy}
      className={cn('relative isolate flex flex-col gap-2 *:data-[slot=field-error]:text-pal-sm', className)}
    >
      <Area {...{ dragging, busy, disabled }} onClick={open} {...targetProps} {...props}>
        <AreaContent {...{ label, hint, previewUrl, dragging, words }} files={selection.accepted} />
        {busy ? <Overlay>{busyText ?? words.busy}</Overlay> : null}
      </Area>
      <input data-slot="file-dropzone-input" hidden {...inputProps} />
      <FieldMessage error={problem} />
    </FieldRoot>
  );
}

const areaStyle = cn(
  'group relative isolate flex min-h-56 flex-1 flex-col items-center justify-center overflow-hidden rounded-pal-xl border border-dashed border-pal-strong bg-pal-surface p-6 text-center',
  'transition-[background-color,border-color] duration-pal-fast ease-pal-out hover:border-pal-accent hover:bg-pal-raised disabled:hover:border-pal-strong disabled:hover:bg-pal-surface',
  'data-invalid:border-pal-danger data-dragging:border-solid data-dragging:border-pal-accent data-dragging:bg-pal-accent-soft',
  'forced-colors:disabled:border-[GrayText] forced-colors:data-dragging:border-[Highlight]',
);

interface AreaProps extends ComponentProps<'button'> {
  dragging: boolean;
  busy: boolean;
}

function Area({ dragging, busy, disabled, ...props }: AreaProps) {
  const { 'aria-invalid': invalid, ...control } = useFieldControl<ComponentProps<'button'>>(props);
  return (
    <button
      type="button"
      data-slot="file-dropzone-area"
      data-dragging={dragging ? '' : undefined}
      aria-busy={busy || undefined}
      className={areaStyle}
      {...control}
      data-invalid={invalid ? '' : undefined}
      disabled={disabled || busy}
    />
  );
}

/** The circle around the icon. */
const iconStyle =
  'mb-4 flex size-12 items-center justify-center rounded-full border border-transparent bg-pal-accent-soft text-pal-accent group-data-dragging:bg-pal-raised transition-transform duration-pal-base ease-pal-out group-hover:-translate-y-0.5 group-disabled:translate-y-0 group-disabled:bg-pal-line/50 group-disabled:text-pal-faint';

interface AreaContentProps extends Pick<FileDropzoneProps, 'label' | 'hint' | 'previewUrl'> {
  dragging: boolean;
  /** The files that were accepted last. */
  files: readonly File[];
  words: FileDropzoneMessages;
}

/** The picture, in the room that the area has anyway; else the accepted files, else the instruction. */
function AreaContent({ label, hint, previewUrl, dragging, files, words }: AreaContentProps) {
  if (previewUrl)
    return (
      <span className="absolute inset-0 flex items-center justify-center p-6">
        <img
          data-slot="file-dropzone-preview"
          src={previewUrl}
          alt={label}
          className="max-h-[min(26rem,100%)] max-w-full rounded-pal-md shadow-pal-low group-disabled:opacity-60"
        />
      </span>
    );
  if (files.length > 0 && !dragging) return <AcceptedFiles files={files} words={words} />;
  return <Instruction label={dragging ? words.release : label} hint={hint} />;
}

function Overlay({ children }: { children: string }) {
  return (
    <span
      data-slot="file-dropzone-overlay"
      className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-pal-surface/88 text-pal-ink [backdrop-filter:blur(2px)] forced-colors:bg-[Canvas]"
    >
      <Spinner className="text-pal-accent" />
      <span className="font-medium">{children}</span>
    </span>
  );
}

function Instruction({ label, hint }: { label: string; hint: ReactNode }) {
  return (
    <>
      <span className={iconStyle}>
        <ImageUp aria-hidden className="size-5.5" strokeWidth={1.6} />
      </span>
      <span className="max-w-96 font-medium text-balance text-pal-ink group-disabled:text-pal-faint">{label}</span>
      {hint ? (
        <span className="mt-1.5 text-pal-xs text-pal-faint group-data-dragging:text-pal-muted">{hint}</span>
      ) : null}
    </>
  );
}

/** The names and sizes of the accepted files. They confirm a drop before the caller has a preview. */
function AcceptedFiles({ files, words }: { files: readonly File[]; words: FileDropzoneMessages }) {
  const format = useFormat();
  return (
    <>
      <span className={iconStyle}>
        <FileCheck aria-hidden className="size-5.5" strokeWidth={1.6} />
      </span>
      <output data-slot="file-dropzone-files" className="flex max-w-full flex-col gap-1">
        {files.map((file, index) => (
          // Files from different folders can have the same name.
          <span key={`${index} ${file.name}`} className="flex items-baseline justify-center gap-2">
            <span className="truncate font-medium text-pal-ink">{file.name}</span>
            <span className="shrink-0 text-pal-xs text-pal-faint tabular-nums">{words.size(file.size, format)}</span>
          </span>
        ))}
      </output>
      <span className="mt-1.5 text-pal-xs text-pal-accent">{words.chooseAnother}</span>
    </>
  );
}
