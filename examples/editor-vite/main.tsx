import {
  createTranslatedText,
  getDocument,
  ImageEditor,
  takeUp,
  useEditor,
  useEditorStore,
  type Action,
  type EditorContext,
  type EditorDocument,
  type EditorTool,
} from '@palimpsest/editor';
import '@palimpsest/editor/styles.css';
import { createRoot } from 'react-dom/client';

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
const menu: EditorDocument = { width: 400, height: 300, texts: [welcome] };

/** Stands for the picture that the engine has cleared of its text. */
const picture = new OffscreenCanvas(menu.width, menu.height);
const context = picture.getContext('2d');
if (!context) throw new Error('This browser has no canvas.');
context.fillStyle = '#f1faee';
context.fillRect(0, 0, picture.width, picture.height);
const image = picture.transferToImageBitmap();

/** A tool of this app: a click says where it was, in pixels of the image. */
const pointer: EditorTool = {
  id: 'point',
  cursor: 'crosshair',
  actions: [
    {
      ...takeUp('point', { id: 'tool-point', label: { text: 'Point' }, icon: () => <>⌖</>, shortcuts: ['P'] }),
      inToolbar: true,
    },
  ],
  begin(_, { point }) {
    const draft = { lead: () => draft, finish: () => console.log(`${Math.round(point.x)}, ${Math.round(point.y)}`) };
    return draft;
  },
};

/** An action of this app: it stands in the list of commands and has keys. */
const print: Action<EditorContext> = {
  id: 'print-document',
  label: { text: 'Print the document' },
  group: 'File',
  shortcuts: ['Alt+P'],
  everywhere: true,
  isEnabled: () => true,
  perform: ({ store }) => console.log(JSON.stringify(getDocument(store))),
};

/** A tab of this app in the panel. */
function Count() {
  const count = useEditor(useEditorStore(), ({ records }) => records.order.length);
  return <p style={{ padding: 16 }}>Texts: {count}</p>;
}

function App() {
  return (
    <div style={{ position: 'fixed', inset: 0 }}>
      <ImageEditor
        image={image}
        document={menu}
        fonts="/fonts"
        tools={[pointer]}
        actions={[print]}
        tabs={[{ id: 'count', label: 'Count', content: <Count /> }]}
        onExport={(file, name) => console.log(name, file.size)}
      />
    </div>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(<App />);
