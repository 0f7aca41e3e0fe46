'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import { X } from '../../icons/icons.ts';
import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { Banner } from '../banner/banner.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

const dialogVariants = cva(
  [
    'relative my-auto flex w-full flex-col rounded-xl border border-line bg-surface text-ink shadow-modal outline-none',
    'animate-rise-in data-[state=closed]:animate-fade-out',
  ],
  { variants: { size: { sm: 'max-w-100', md: 'max-w-140', lg: 'max-w-240' } }, defaultVariants: { size: 'sm' } },
);

export interface DialogProps
  extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'>, VariantProps<typeof dialogVariants> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Shown in a box above the content, and announced. */
  error?: ReactNode;
  /** Work is going on: the dialog cannot be closed. */
  busy?: boolean | undefined;
  /** Buttons at the bottom. */
  footer?: ReactNode;
}

/** Asks for one thing before the rest can go on. Focus is kept inside and goes back where it came from. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  error,
  busy = false,
  footer,
  size = 'sm',
  className,
  children,
  ...props
}: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => (busy && !next ? undefined : onOpenChange(next))}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay
          data-slot="dialog-overlay"
          className="fixed inset-0 flex animate-fade-in flex-col items-center overflow-y-auto bg-scrim p-4 backdrop-blur-[2px] data-[state=closed]:animate-fade-out"
        >
          <RadixDialog.Content
            data-slot="dialog"
            data-size={size}
            aria-busy={busy || undefined}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            // Radix gives the focus back to its own trigger only, and this dialog is opened by state.
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            className={cn(dialogVariants({ size }), className)}
            {...props}
          >
            <header className="flex flex-col gap-1.5 px-6 pt-6 pe-14">
              <RadixDialog.Title data-slot="dialog-title" className="font-display text-2xl font-medium">
                {title}
              </RadixDialog.Title>
              {description ? (
                <RadixDialog.Description data-slot="dialog-description" className="text-sm text-muted">
                  {description}
                </RadixDialog.Description>
              ) : null}
            </header>
            <div data-slot="dialog-body" className="flex flex-col gap-4 px-6 pt-4 pb-6">
              {error ? <Banner tone="danger">{error}</Banner> : null}
              {children}
            </div>
            {footer ? (
              <footer data-slot="dialog-footer" className="flex justify-end gap-2 border-t border-line px-6 py-4">
                {footer}
              </footer>
            ) : null}
            <RadixDialog.Close asChild>
              <IconButton label="Close" tooltip={false} disabled={busy} className="absolute end-4 top-4">
                <X aria-hidden />
              </IconButton>
            </RadixDialog.Close>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
