export * as Dialog from './dialog.parts.ts';
export type { DialogContentProps, DialogRootProps } from './dialog.tsx';
export { SimpleDialog, type SimpleDialogProps } from './simple-dialog.tsx';
export {
  useOpenChange,
  type OpenChangeDetails,
  type OpenChangeOptions,
  type OpenChangeReason,
} from './use-open-change.ts';
