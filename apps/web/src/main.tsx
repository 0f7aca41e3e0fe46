import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './app/create-app.tsx';
import { keepFilesOut } from './lib/keep-files-out.ts';
import { followTheme } from './lib/theme.ts';
import './styles.css';

const app = createApp();
keepFilesOut(window);
followTheme();

// The title in index.html is for whoever does not run scripts; from here on each page brings its own.
document.querySelector('head > title')?.remove();

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no element with the id "root", so there is no place to show the app.');
createRoot(container).render(<StrictMode>{app.element}</StrictMode>);
