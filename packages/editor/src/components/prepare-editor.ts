import { fontCatalogue } from '@palimpsest/typeset';
import { declareFonts } from '@palimpsest/typeset/browser';
import { customFonts } from '../fonts/custom-fonts.ts';
import { loadTextFontsOrFallbacks } from '../fonts/load-text-fonts.ts';
import { detailOf, editorMessages } from '../messages.ts';
import type { EditorDocument } from '../model/document.ts';
import { createLayOut } from '../model/text-layout.ts';
import { createEditor } from '../create-editor.ts';
import { openDocument } from '../open-document.ts';
import type { EditorStore } from '../store.ts';
import { createTextTool } from '../tools/create-text-tool.ts';
import type { EditorTool } from '../tools/editor-tool.ts';
import type { SelectTool } from '../tools/select/tool.ts';

export interface Editor {
  store: EditorStore;
  tool: SelectTool;
}

/**
 * An editor for a document, once its fonts are there: text that is measured before keeps the wrong measure.
 *
 * @throws Error with a sentence for the user.
 */
export async function prepareEditor(
  given: EditorDocument,
  { tools, readOnly = false }: { tools?: readonly EditorTool[]; readOnly?: boolean } = {},
): Promise<Editor> {
  const ctx = document.createElement('canvas').getContext('2d');
  if (!ctx) throw new Error(editorMessages.canvasUnavailable);
  const source = openDocument(given);
  try {
    await customFonts.restore();
    await customFonts.adopt(source.fonts ?? []);
    await loadTextFontsOrFallbacks(source.texts);
  } catch (error) {
    throw new Error(editorMessages.canvasFailed(detailOf(error)), { cause: error });
  }
  const fontFamilies = fontCatalogue.map(({ name }) => name);
  declareFonts(fontFamilies);
  const store = createEditor({
    document: source,
    layOut: createLayOut(ctx),
    fontFamilies,
    fontFiles: customFonts.getFiles,
    readOnly,
  });
  return { store, tool: createTextTool(store, tools) };
}
