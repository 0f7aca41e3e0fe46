/** The built-in words of ConfirmDialog. */
export interface ConfirmDialogMessages {
  /** The button that leaves everything as it is. */
  cancel: string;
}

export const confirmDialogMessages: ConfirmDialogMessages = { cancel: 'Cancel' };
