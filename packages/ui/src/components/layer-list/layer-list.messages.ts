import type { Format } from '../../messages/format.ts';

/** The built-in words of LayerList. */
export interface LayerListMessages {
  /** The accessible name of the list. */
  label: string;
  /** The accessible name of the button that hides a layer. */
  hide: (name: string) => string;
  /** The accessible name of the button that shows a hidden layer. */
  show: (name: string) => string;
  /** The accessible name of the button that locks a layer. */
  lock: (name: string) => string;
  /** The accessible name of the button that unlocks a layer. */
  unlock: (name: string) => string;
  /** The accessible name of the field that renames a layer. */
  rename: string;
  /** Announced when a layer was moved. The first position is 1. */
  moved: (name: string, position: number, count: number, format: Format) => string;
  /** Shown when there are no layers. */
  empty: string;
}

export const layerListMessages: LayerListMessages = {
  label: 'Layers',
  hide: (name) => `Hide ${name}`,
  show: (name) => `Show ${name}`,
  lock: (name) => `Lock ${name}`,
  unlock: (name) => `Unlock ${name}`,
  rename: 'Name of the layer',
  moved: (name, position, count, { number }) => `${name} is now ${number(position)} of ${number(count)}.`,
  empty: 'There are no layers yet.',
};
