import { createTranslatedText, ImageEditor, type EditorDocument } from '@palimpsest/editor';
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

function App() {
  return (
    <div style={{ position: 'fixed', inset: 0 }}>
      <ImageEditor
        image={image}
        document={menu}
        fonts="/fonts"
        onExport={(file, name) => console.log(name, file.size)}
      />
    </div>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(<App />);
