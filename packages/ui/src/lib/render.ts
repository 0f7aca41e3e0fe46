import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';

/** The props that a part passes to the element that replaces its own: spread them onto that element. */
export interface RenderedProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<never> | undefined;
}

/** The attributes without a value: `dirty` is true while the part has `data-dirty`. */
type Flag =
  | 'dirty'
  | 'disabled'
  | 'filled'
  | 'focused'
  | 'highlighted'
  | 'invalid'
  | 'placeholder'
  | 'touched'
  | 'valid'
  | 'validating';

/** The state of a part, read from its `data-…` attributes. It is undefined for attributes that the part does not have. */
export interface PartState extends Readonly<Partial<Record<Flag, boolean>>> {
  /** `data-state`: `open` or `closed`, `active` or `inactive`, `checked` or `unchecked`. */
  readonly state?: string;
  /** `data-orientation`. */
  readonly orientation?: string;
  /** `data-side`. */
  readonly side?: string;
  /** `data-size`. */
  readonly size?: string;
  /** `data-tone`. */
  readonly tone?: string;
  /** `data-variant`. */
  readonly variant?: string;
}

export interface RenderProps {
  /** Returns the element that replaces the one of the part around `Render`. */
  with: (props: RenderedProps, state: PartState) => ReactElement;
  /** The content of the part. `with` gets it as `props.children`, together with the content that the part adds. */
  children?: ReactNode;
}

/** Use it as the child of a part with `asChild` if the element depends on the state of the part. */
export function Render({ with: draw, ...props }: RenderProps): ReactElement {
  const state = Object.entries(props)
    .filter(([name]) => name.startsWith('data-'))
    .map(([name, value]: [string, unknown]) => [name.slice(5), value === '' || value === 'true' ? true : value]);
  return draw(props, Object.fromEntries(state) as PartState);
}
