/** The built-in words of ConfirmDialog. */
export interface ConfirmDialogMessages {
  /** The button that cancels. */
  cancel: string;
}

export const confirmDialogMessages: ConfirmDialogMessages = { cancel: 'Cancel' };
