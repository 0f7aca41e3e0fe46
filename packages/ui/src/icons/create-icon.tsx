import type { IconNode } from 'lucide';
import type { ComponentProps, FunctionComponent } from 'react';

/**
 * Creates a component from an icon of lucide. Unlike lucide's own components it has no context and no class name, and it is hidden from
 * screen readers by default.
 */
export function createIcon(node: IconNode): FunctionComponent<ComponentProps<'svg'>> {
  return function Icon(props) {
    return (
      <svg
        aria-hidden
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {node.map(([Shape, attributes], index) => (
          <Shape key={index} {...attributes} />
        ))}
      </svg>
    );
  };
}
