import type { ComponentProps, ReactNode } from 'react';
import { CircleAlert } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';

const text = 'flex items-start gap-1.5 text-xs';

/** The help text of fields and fieldsets. */
export function DescriptionText({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn(text, 'text-faint', className)} {...props} />;
}

/** The messages of a list below each other; any other content stays as it is. */
export function asLines(content: ReactNode | readonly string[]): ReactNode {
  if (!Array.isArray(content)) return content as ReactNode;
  return content.map((message: string) => (
    <span key={message} className="block">
      {message}
    </span>
  ));
}

/** The error text of fields and fieldsets; announced. */
export function ErrorText({ className, children, ...props }: ComponentProps<'p'>) {
  return (
    <p role="alert" className={cn(text, 'text-danger', className)} {...props}>
      <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0 wrap-break-word">{children}</span>
    </p>
  );
}
