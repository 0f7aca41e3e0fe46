import { SimpleDialog } from '@palimpsest/ui';
import { Button } from '@palimpsest/ui/button';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What a newcomer writes first, in an application of theirs. */
function App() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Export
      </Button>
      <Button className="mine rounded-none">Cancel</Button>
      <SimpleDialog open={open} onOpenChange={setOpen} title="Export the picture">
        At its original size.
      </SimpleDialog>
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
