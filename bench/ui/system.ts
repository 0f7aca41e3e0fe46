import type { ReactNode } from 'react';

/** One of the design systems that are compared: the same two components of each, with the same words. */
export interface System {
  /** What its components need around them. */
  Provider: (props: { children: ReactNode }) => ReactNode;
  Button: (props: { primary: boolean; children: string }) => ReactNode;
  /** One of the {@link languages}, with a label that is tied to it. */
  Select: (props: { label: string; value: string }) => ReactNode;
}

export const languages = ['English', 'German', 'Spanish'];

/** Called where a component asks for a handler; nothing is pressed while it is measured. */
export const unmoved = () => undefined;
