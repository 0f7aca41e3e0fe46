import './lib/zod-without-eval.ts';
import { start } from './app/start.tsx';
import { takeSharesWhenInstalled } from './lib/installed-app.ts';
import { keepFilesOut } from './lib/images/keep-files-out.ts';
import { followLanguage } from './lib/language/language.ts';
import { reportFault } from './lib/report-fault.ts';
import { followTheme } from './lib/theme.ts';
import './styles.css';

keepFilesOut(window);
followTheme();
takeSharesWhenInstalled();

// The title in index.html is for whoever does not run scripts; from here on each page brings its own.
document.querySelector('head > title')?.remove();

const container = document.querySelector<HTMLElement>('#root');
if (!container) throw new Error('index.html has no element with the id "root", so there is no place to show the app.');
// Nothing is shown in one language first and in another a moment later. Not awaited: the words may share a chunk with this module, and
// would wait for its end.
const words = followLanguage((error) => reportFault('The words of this language could not be fetched.', error));
void start(container, words);
