/** The texts of ConfirmDialog. */
export interface ConfirmDialogMessages {
  /** The text of the button that cancels. */
  cancel: string;
}

export const confirmDialogMessages: ConfirmDialogMessages = { cancel: 'Cancel' };
