import * as Slot from '@radix-ui/react-slot';
import { cloneElement, isValidElement, type ComponentProps, type PropsWithChildren, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cn } from '../../lib/cn.ts';

export interface AsChildProps {
  /**
   * The single child becomes the element.
   * @default false
   */
  asChild?: boolean | undefined;
}

export interface MessageTextProps extends ComponentProps<'p'>, AsChildProps {}

const textStyle = 'flex items-start gap-1.5 text-xs';

/** The help text of fields and fieldsets. */
export function DescriptionText({ asChild = false, className, ...props }: MessageTextProps) {
  const Root = asChild ? Slot.Root : 'p';
  return (
    <Root className={cn(textStyle, 'text-faint forced-colors:data-disabled:text-[GrayText]', className)} {...props} />
  );
}

/** Puts each message of a list on its own line. Returns any other content unchanged. */
export function asLines(content: ReactNode | readonly string[]): ReactNode {
  if (!Array.isArray(content)) return content as ReactNode;
  return content.map((message: string) => (
    <span key={message} className="block">
      {message}
    </span>
  ));
}

/**
 * Splits the children of a part.
 * @returns the child element that replaces the part, undefined without `asChild`; and the content of the part
 */
export function partsOf(children: ReactNode, asChild: boolean | undefined) {
  const element = asChild && isValidElement<PropsWithChildren>(children) ? children : undefined;
  return [element, element ? element.props.children : children] as const;
}

/** The error text of fields and fieldsets. Screen readers announce it. */
export function ErrorText({ asChild = false, className, children, ...props }: MessageTextProps) {
  const [element, message] = partsOf(children, asChild);
  const Root = element ? Slot.Root : 'p';
  const content = (
    <>
      <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0 wrap-break-word">{message}</span>
    </>
  );
  return (
    <Root role="alert" className={cn(textStyle, 'text-danger', className)} {...props}>
      {element ? cloneElement(element, {}, content) : content}
    </Root>
  );
}
