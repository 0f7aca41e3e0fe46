import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../app.tsx';

process.stdout.write(
  renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
