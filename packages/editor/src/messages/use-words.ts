import { useMessages } from '@palimpsest/ui/messages/context';
import { imageEditorMessages } from './en.ts';
import type { ImageEditorMessages } from './en.ts';

declare module '@palimpsest/ui/messages/context' {
  interface AddedMessages {
    imageEditor: ImageEditorMessages;
  }
}

/** The words of the editor: those of the provider around it, else English. */
export function useWords(): ImageEditorMessages {
  return useMessages('imageEditor', imageEditorMessages, undefined);
}
