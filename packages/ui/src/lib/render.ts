import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';

/** The props that a part gives to the element in its place: spread them onto it. */
export interface RenderedProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<never> | undefined;
}

/** A flag is true while its attribute is on the part: `dirty` stands for `data-dirty`. */
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

/** The state of a part, as its `data-…` attributes have it. What a part does not have is undefined. */
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
  /** Draws the element of the part around it. */
  with: (props: RenderedProps, state: PartState) => ReactElement;
  /** What stands inside the part: the function gets it among the props, with what the part draws itself. */
  children?: ReactNode;
}

/** The child of a part with `asChild`, if the element depends on the state of the part. */
export function Render({ with: draw, ...props }: RenderProps): ReactElement {
  const state = Object.entries(props)
    .filter(([name]) => name.startsWith('data-'))
    .map(([name, value]: [string, unknown]) => [name.slice(5), value === '' || value === 'true' ? true : value]);
  return draw(props, Object.fromEntries(state) as PartState);
}
