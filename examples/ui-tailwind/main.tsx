import './main.css';
import { Button, SimpleDialog } from '@palimpsest/ui';
import { createRoot } from 'react-dom/client';

function App() {
  return (
    <main className="mx-auto max-w-lg p-8">
      <h1 className="text-2xl text-blue-700">Three posters</h1>
      <SimpleDialog title="Export the picture" trigger={<Button variant="primary">Export</Button>}>
        <p>As a PNG of its own size.</p>
      </SimpleDialog>
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(<App />);
