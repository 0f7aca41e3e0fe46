import { ImageEditor } from '../components/image-editor.tsx';
import type { ImageEditorProps } from '../components/image-editor.tsx';
import type { EditorDocument } from '../model/document.ts';
import { mount } from './mount.tsx';
import { drawNoiseImage } from './noise-image.ts';

/** Opens a document in an editor on the page, on noise of its size, until the test is over. */
export function openEditor(document: EditorDocument, props: Partial<ImageEditorProps> = {}) {
  let saved = document;
  const close = mount(
    <ImageEditor
      image={drawNoiseImage(document.width, document.height)}
      document={document}
      onDocumentChange={(changed) => {
        saved = changed;
      }}
      {...props}
    />,
  );
  return {
    /** The document that was saved last. */
    saved: () => saved,
    close,
  };
}
