export * as Dialog from './dialog.parts.ts';
export type { DialogContentProps, DialogRootProps } from './dialog.tsx';
export { SimpleDialog, type SimpleDialogProps } from './simple-dialog.tsx';
export type { OpenChangeOptions } from '../../lib/open-state.tsx';
