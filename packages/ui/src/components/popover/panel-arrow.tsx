import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

interface RadixArrowProps {
  asChild?: boolean;
  width?: number;
  height?: number;
  children?: ReactNode;
}

export interface PanelArrowProps extends Omit<ComponentProps<'svg'>, 'width' | 'height'> {
  /** The width in px. @default 14 */
  width?: number | undefined;
  /** The height in px. @default 7 */
  height?: number | undefined;
}

/** An arrow on a panel or a list that points at its trigger. */
export function PanelArrow({
  of: Arrow,
  width = 14,
  height = 7,
  className,
  ...props
}: PanelArrowProps & { of: ComponentType<RadixArrowProps> }) {
  return (
    <Arrow asChild {...{ width, height }}>
      <svg
        viewBox="0 0 14 7"
        // Moved by 1 px to cover the border of the panel.
        className={cn('-translate-y-px fill-raised stroke-line forced-colors:fill-[Canvas]', className)}
        {...props}
      >
        <path d="M0 0 7 6.5 14 0" />
      </svg>
    </Arrow>
  );
}
