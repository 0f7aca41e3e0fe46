import { Primitive } from '@radix-ui/react-primitive';
import { cloneElement, isValidElement, type ComponentProps, type PropsWithChildren, type ReactNode } from 'react';
import { CircleAlert } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';

const text = 'flex items-start gap-1.5 text-xs';

/** The help text of fields and fieldsets. */
export function DescriptionText({ className, ...props }: ComponentProps<typeof Primitive.p>) {
  return <Primitive.p className={cn(text, 'text-faint', className)} {...props} />;
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

export type ErrorTextProps = ComponentProps<typeof Primitive.p>;

/** The element that a part with `asChild` becomes, undefined without it, and the content of the part. */
export function partsOf(children: ReactNode, asChild: boolean | undefined) {
  const element = asChild && isValidElement<PropsWithChildren>(children) ? children : undefined;
  return [element, element ? element.props.children : children] as const;
}

/** The error text of fields and fieldsets; announced. */
export function ErrorText({ className, children, ...props }: ErrorTextProps) {
  const [element, words] = partsOf(children, props.asChild);
  const content = (
    <>
      <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0 wrap-break-word">{words}</span>
    </>
  );
  return (
    <Primitive.p role="alert" className={cn(text, 'text-danger', className)} {...props}>
      {element ? cloneElement(element, {}, content) : content}
    </Primitive.p>
  );
}
