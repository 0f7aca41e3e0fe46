import type { ReactNode } from 'react';

interface OptionTextProps {
  icon: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** The icon and the text of an option, in the list and in the field. */
export function OptionText({ icon, children }: OptionTextProps) {
  if (!icon) return children;
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      {icon}
      <span className="min-w-0 in-data-[slot=select-value]:truncate">{children}</span>
    </span>
  );
}
