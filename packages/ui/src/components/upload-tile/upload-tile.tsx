'use client';

import type { ComponentProps } from 'react';
import { Plus } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useMessages } from '../../messages/context.ts';
import { useFileDrop } from '../file-dropzone/use-file-drop.ts';

export interface UploadTileMessages {
  /** The text of the tile. */
  upload: string;
}

export const uploadTileMessages: UploadTileMessages = { upload: 'Upload an image' };

export interface UploadTileProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'disabled'> {
  /**
   * The accepted MIME types and file extensions, as in the `accept` of an `input`. An empty string accepts every file.
   * @default ''
   */
  accept?: string | undefined;
  /** Called with a file that was chosen or dropped. */
  onFile: (file: File) => void;
  /** Called with a chosen or dropped file that does not match `accept`. */
  onReject?: ((file: File) => void) | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<UploadTileMessages> | undefined;
  /** Goes to the outermost element; `ref` and all other props go to the button. */
  className?: string | undefined;
}

const tileStyle = cn(
  'flex aspect-square w-full grow flex-col items-center justify-center gap-3 rounded-pal-lg border border-dashed border-pal-strong p-4 text-center text-pal-sm font-medium text-balance text-pal-muted',
  'transition-[color,background-color,border-color] duration-pal-fast ease-pal-out hover:border-pal-accent hover:bg-pal-surface hover:text-pal-accent',
  'data-dragging:border-solid data-dragging:border-pal-accent data-dragging:bg-pal-accent-soft data-dragging:text-pal-accent',
  'forced-colors:data-dragging:border-2 forced-colors:data-dragging:border-[Highlight]',
);

/** The first tile of a grid of pictures. A press or a drop adds a picture. It is as wide as its container. */
export function UploadTile({ accept = '', onFile, onReject, messages, className, ...props }: UploadTileProps) {
  const words = useMessages('uploadTile', uploadTileMessages, messages);
  const { dragging, open, targetProps, inputProps } = useFileDrop({ accept, paste: false, onFile, onReject });
  return (
    <div data-slot="upload-tile" className={cn('pal-root flex flex-col', className)}>
      <button
        type="button"
        data-slot="upload-tile-button"
        data-dragging={dragging ? '' : undefined}
        onClick={open}
        className={tileStyle}
        {...mergeHandlers(props, targetProps)}
      >
        <Plus className="size-6" strokeWidth={1.5} />
        {words.upload}
      </button>
      <input hidden data-slot="upload-tile-input" {...inputProps} />
    </div>
  );
}
