'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { FieldLayoutContext, type FieldLayout } from '../form-field/field-context.ts';

const denseRows: FieldLayout = { labelPlacement: 'start', size: 'xs' };

export interface InspectorRootProps extends ComponentProps<'section'> {
  /** The accessible name: the object whose properties are shown. */
  'aria-label': string;
}

/** The properties of one object, in dense rows. Fields inside are 28 px high, with their labels beside them. */
export function InspectorRoot({ className, ...props }: InspectorRootProps) {
  return (
    <FieldLayoutContext value={denseRows}>
      <section
        data-slot="inspector"
        className={cn('flex flex-col divide-y divide-pal-line text-pal-xs text-pal-ink', className)}
        {...props}
      />
    </FieldLayoutContext>
  );
}

export interface InspectorSectionProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading of the rows. @default no heading */
  title?: ReactNode;
  /** Shown at the end of the heading's line, for example a button that adds something. */
  action?: ReactNode;
}

/** A group of rows under a heading. */
export function InspectorSection({ title, action, className, children, ...props }: InspectorSectionProps) {
  const id = useId();
  return (
    <div
      data-slot="inspector-section"
      role={title ? 'group' : undefined}
      aria-labelledby={title ? id : undefined}
      className={cn('flex flex-col gap-1.5 px-3 py-3', className)}
      {...props}
    >
      {title || action ? (
        <div className="flex min-h-6 items-center justify-between gap-2">
          <h2 id={id} className="text-pal-xs font-medium text-pal-ink">
            {title}
          </h2>
          {action}
        </div>
      ) : null}
      {children}
    </div>
  );
}

export interface InspectorRowProps extends ComponentProps<'div'> {
  /** The label of the row. A field has its own label and needs no row. */
  label: ReactNode;
}

/** A row for content that has no label of its own, such as buttons or a read-only value. */
export function InspectorRow({ label, className, children, ...props }: InspectorRowProps) {
  return (
    <div
      data-slot="inspector-row"
      className={cn('grid min-h-7 grid-cols-[--spacing(22)_minmax(0,1fr)] items-center gap-x-2', className)}
      {...props}
    >
      <span className="text-pal-muted">{label}</span>
      <div className="flex min-w-0 items-center gap-1">{children}</div>
    </div>
  );
}
