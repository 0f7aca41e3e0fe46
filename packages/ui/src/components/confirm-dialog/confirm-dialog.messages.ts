/** The words that ConfirmDialog brings along. */
export interface ConfirmDialogMessages {
  /** The button that leaves everything as it is. */
  cancel: string;
}

export const confirmDialogMessages: ConfirmDialogMessages = { cancel: 'Cancel' };
