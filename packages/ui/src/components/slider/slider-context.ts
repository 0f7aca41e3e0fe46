'use client';

import { createContext, type ComponentProps, type RefObject } from 'react';
import { usePart } from '../../lib/use-part.ts';

/** What the parts of a slider share. */
export interface SliderState {
  /** The props that every `input` gets: the limits, and the props for the form. */
  attributes: Pick<ComponentProps<'input'>, 'disabled' | 'name' | 'form'> & { min: number; max: number; step: number };
  /** The step of Page Up and Page Down. */
  largeStep: number;
  orientation: 'horizontal' | 'vertical';
  /** The number of each thumb. */
  values: readonly number[];
  /** The formatted numbers, if the root has `formatValue`. */
  texts: readonly string[] | undefined;
  /** The built-in accessible names of several thumbs. */
  names: readonly string[];
  /** The position of a number between `min` and `max`, 0 to 1. */
  shareOf: (value: number) => number;
  /** The `input` of the first thumb. */
  input: RefObject<HTMLInputElement | null>;
  /**
   * Moves the thumb with this index to a number.
   * @param fixed Whether each thumb is disabled.
   * @returns the index that the thumb has then: another one if it swapped with a neighbor
   */
  change: (index: number, value: number, fixed: readonly boolean[]) => number;
  /** Calls a function that moves the thumb with this index. @returns the index that the thumb has then, as `change` does */
  placeAfter: (index: number, move: () => void) => number;
  /** Marks the next changes as the user's, until `commit`. A change without it is committed at once. */
  begin: () => void;
  /** Ends a change: calls `onValueCommit` with the last value, unless that was done already. */
  commit: () => void;
}

export const SliderContext = /* @__PURE__ */ createContext<SliderState | null>(null);

/** The state of the slider around a part. */
export function useSlider(part: string): SliderState {
  return usePart(SliderContext, `Slider.${part}`, 'Slider.Root');
}
