'use client';

import { Primitive } from '@radix-ui/react-primitive';
import { Slottable } from '@radix-ui/react-slot';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Upload } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { FontFileInput } from './font-file-input.tsx';
import { useFontPicker } from './font-picker-root.tsx';

export interface FontPickerUploadProps extends Omit<ComponentProps<typeof Primitive.button>, 'type'> {
  /** Called with the chosen font file. The picker does not check the file. */
  onUpload: (file: File) => void;
  /** The text of the button. @default the message `upload` */
  children?: ReactNode;
}

/** A button that opens the file dialog for a font file. With `asChild` the single child becomes the button, with the icon at its start. */
export function FontPickerUpload({ onUpload, onClick, className, children, ...props }: FontPickerUploadProps) {
  const { words } = useFontPicker();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="border-t border-line p-1">
      <Primitive.button
        type="button"
        data-slot="font-picker-upload"
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) input.current?.click();
        }}
        className={cn(
          'flex min-h-8 w-full items-center gap-2 rounded-md px-2 text-start text-muted hover:bg-ink/6 hover:text-ink [&_svg]:size-4',
          className,
        )}
        {...props}
      >
        <Upload aria-hidden />
        <Slottable>{children ?? words.upload}</Slottable>
      </Primitive.button>
      <FontFileInput ref={input} onUpload={onUpload} />
    </div>
  );
}
