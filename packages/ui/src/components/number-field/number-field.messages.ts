/** The built-in words of NumberField. */
export interface NumberFieldMessages {
  /** The accessible name of the button that adds one step. */
  increment: string;
  /** The accessible name of the button that subtracts one step. */
  decrement: string;
}

export const numberFieldMessages: NumberFieldMessages = { increment: 'Increase', decrement: 'Decrease' };
