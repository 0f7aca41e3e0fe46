'use client';

import { createContext, type ComponentProps, type RefObject } from 'react';
import { usePart } from '../../lib/use-part.ts';

/** Why a slider changes: a press on its line, a drag of a thumb, a key; `input-change` is another way, such as assistive technology. */
export type SliderChangeReason = 'track-press' | 'drag' | 'keyboard' | 'input-change';

/** What the parts of a slider share. */
export interface SliderState {
  /** The props that every `input` gets unchanged: the limits and those for the form. */
  attributes: Pick<ComponentProps<'input'>, 'disabled' | 'name' | 'form'> & { min: number; max: number; step: number };
  /** The number of each thumb. */
  values: readonly number[];
  /** The numbers as text, if the root formats them. */
  texts: readonly string[] | undefined;
  /** The built-in name of each of several thumbs. */
  names: readonly string[];
  /** The position of a number between `min` and `max`, from 0 to 1. */
  shareOf: (value: number) => number;
  /** The `input` of the first thumb. */
  input: RefObject<HTMLInputElement | null>;
  change: (index: number, value: number, event: Event) => void;
  /** Remembers why the next changes happen, until `commit`. */
  begin: (reason: SliderChangeReason) => void;
  /** Ends the change: tells the last value, unless it was told already. */
  commit: () => void;
}

export const SliderContext = /* @__PURE__ */ createContext<SliderState | null>(null);

/** The state of the slider around a part. */
export function useSlider(part: string): SliderState {
  return usePart(SliderContext, `Slider.${part}`, 'Slider.Root');
}
