/** The built-in words of NumberField. */
export interface NumberFieldMessages {
  /** The accessible name of the button that goes one step up. */
  increment: string;
  /** The accessible name of the button that goes one step down. */
  decrement: string;
}

export const numberFieldMessages: NumberFieldMessages = { increment: 'Increase', decrement: 'Decrease' };
