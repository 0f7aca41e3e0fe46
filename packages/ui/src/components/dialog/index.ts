export * as Dialog from './dialog.parts.ts';
export type { DialogContentProps, DialogRootProps } from './dialog.tsx';
export { SimpleDialog, type SimpleDialogProps } from './simple-dialog.tsx';
export type { OpenChangeReason } from '../../lib/open-change-reason.ts';
export type { OpenChangeDetails, OpenChangeOptions } from '../../lib/open-state.tsx';
