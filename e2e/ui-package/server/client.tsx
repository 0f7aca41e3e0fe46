import '@palimpsest/ui/standalone.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
hydrateRoot(
  root,
  <StrictMode>
    <App />
  </StrictMode>,
  { onRecoverableError: (error) => console.error(error) },
);
