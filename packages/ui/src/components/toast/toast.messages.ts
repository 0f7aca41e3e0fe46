/** The built-in words of ToastProvider and Toast. */
export interface ToastMessages {
  /** Read out before the text of each toast. */
  notification: string;
  /** The accessible name of the region of the toasts; `{hotkey}` is replaced by the key that moves the focus there. */
  region: string;
  /** The accessible name of the button that closes a toast. */
  dismiss: string;
}

export const toastMessages: ToastMessages = {
  notification: 'Notification',
  region: 'Notifications ({hotkey})',
  dismiss: 'Dismiss',
};
