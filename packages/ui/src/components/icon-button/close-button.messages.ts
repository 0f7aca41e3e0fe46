export interface CloseButtonMessages {
  /** The accessible name of the button that closes a dialog, a panel or a message. */
  close: string;
}

export const closeButtonMessages: CloseButtonMessages = { close: 'Close' };
