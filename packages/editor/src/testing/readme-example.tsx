import {
  createEditor,
  createTranslatedText,
  EditorCanvas,
  EditorRoot,
  EditorZoomControls,
  exportDocument,
  getDocument,
  styleTexts,
  TextPanel,
  useEditor,
  useEditorStore,
  writeText,
} from '@palimpsest/editor';
import type { EditorDocument, EditorImage, EditorStore, ExportFormat } from '@palimpsest/editor';

const welcome = createTranslatedText(
  {
    id: 1,
    text: 'Willkommen',
    originalText: 'Welcome',
    x: 40,
    y: 30,
    width: 320,
    height: 60,
    rotation: 0,
    fontFamily: 'Roboto',
    fontSize: 40,
    lang: 'de',
    suggestedColors: ['#1d3557'],
  },
  Date.now(),
);

/** An editor of one text, which is written anew in capitals that the picture is seen through. */
export function editedWelcome(options: Omit<Parameters<typeof createEditor>[0], 'document'> = {}): EditorStore {
  const document: EditorDocument = { width: 400, height: 300, texts: [welcome] };
  const editor = createEditor({ document, ...options });
  writeText(editor, welcome.id, 'Grüße');
  styleTexts(editor, [welcome.id], { textTransform: 'uppercase', opacity: 0.8 });
  return editor;
}

/** The picture as a file for other programs: letters stay text in SVG and PDF, and each text is a layer in PSD. */
export function asFile(editor: EditorStore, picture: EditorImage, format: ExportFormat): Promise<Blob> {
  return exportDocument({ image: picture, document: getDocument(editor) }, { format });
}

/** How many texts there are, beside the panel of those that are selected. */
export function Texts({ editor }: { editor: EditorStore }) {
  const count = useEditor(editor, ({ records }) => records.order.length);
  return (
    <>
      <p>
        {count} of {getDocument(editor).texts.length}
      </p>
      <TextPanel store={editor} />
    </>
  );
}

/** The words of the selected texts. */
function SelectedWords() {
  const words = useEditor(useEditorStore(), ({ records, selectedIds }) =>
    selectedIds.map((id) => records.byId.get(id)?.text).join(', '),
  );
  return <output>{words}</output>;
}

/** An arrangement of one's own: the picture above, what is selected and the zoom below. */
export function SmallEditor({ editor, picture }: { editor: EditorStore; picture: EditorImage }) {
  return (
    <EditorRoot store={editor} image={picture}>
      <div style={{ position: 'relative', height: 300 }}>
        <EditorCanvas minimap={false} />
      </div>
      <SelectedWords />
      <EditorZoomControls />
    </EditorRoot>
  );
}
