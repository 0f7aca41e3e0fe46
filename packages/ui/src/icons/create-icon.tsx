import type { IconNode } from 'lucide';
import type { ComponentProps, FunctionComponent } from 'react';

/**
 * Makes a component of one of lucide's drawings. Theirs carry a context and a class name each; an icon here is its paths, and
 * decoration unless it is told otherwise.
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
