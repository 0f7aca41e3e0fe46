import type { ReactElement } from 'react';

/** What every component takes and passes on. */
export interface ConformanceProps {
  ref?: (element: Element | null) => void;
  className?: string;
  'data-probe'?: string;
}

/** One exported component and where its promises can be seen. Each component folder lists its own in `<name>.conformance.tsx`. */
export interface Conformance {
  /** The name of the export, which developer tools must show as well. */
  name: string;
  component: { displayName?: string; name: string };
  /** The `data-slot` of the element that takes `className`; null for a component that only provides context. */
  slot: string | null;
  /** The `data-slot` of the element that takes `ref` and all other props, where that is another one: the control of a field. */
  control?: string;
  /** The tag of the element that takes `ref`, in lower case. */
  tag: string;
  /** Whether it is drawn into a portal, which a server leaves out. */
  inPortal?: boolean;
  /** The component with everything that it needs around it, open if it opens. */
  render: (props: ConformanceProps) => ReactElement;
}

const modules = import.meta.glob<{ conformance: Conformance[] }>('../components/*/*.conformance.tsx', { eager: true });

/** All of them, by file. */
export const conformanceFiles = Object.entries(modules).map(([file, { conformance }]) => ({ file, conformance }));
