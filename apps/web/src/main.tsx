import './lib/zod-without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './app/create-app.tsx';
import { takeSharesWhenInstalled } from './lib/installed-app.ts';
import { keepFilesOut } from './lib/keep-files-out.ts';
import { followLanguage } from './lib/language.ts';
import { reportFault } from './lib/report-fault.ts';
import { followTheme } from './lib/theme.ts';
import './styles.css';

const app = createApp();
keepFilesOut(window);
followTheme();
takeSharesWhenInstalled();

// The title in index.html is for whoever does not run scripts; from here on each page brings its own.
document.querySelector('head > title')?.remove();

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no element with the id "root", so there is no place to show the app.');
const root = createRoot(container);
// Nothing is shown in one language first and in another a moment later. Not awaited: the words may share a chunk with this module, and
// would wait for its end.
void followLanguage((error) => reportFault('The words of this language could not be fetched.', error)).then(() =>
  root.render(<StrictMode>{app.element}</StrictMode>),
);
