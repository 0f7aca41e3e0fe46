import { routes } from '@palimpsest/contract';

const { path: adminProcesses } = routes.adminProcesses;
const { path: processes } = routes.processes;
const { path: processStatus } = routes.processStatus;
const { path: documentVersions } = routes.documentVersions;
const { path: glossary } = routes.glossary;

/** What the bars around every screen behind the login show. */
const ofBars = [routes.getProfile.path, routes.credits.path, routes.subscription.path];
const newestOfAll = `${adminProcesses}?limit=50&offset=0`;
const ofAdmin = [newestOfAll, ...ofBars];

const ofProcess = (path: string) => path.replace('{message_id}', '{process}');

const newestProcesses = `${processes}?limit=50&sort=newest`;
const processOfPage = ofProcess(processStatus);

/**
 * What each page asks the server for as it opens, by the page's path and query: addresses of calls that take nothing else, first the one whose
 * pictures are seen first. `{process}` stands for the value of the page's parameter of that name.
 */
export const firstQuestions: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [newestProcesses, ...ofBars, routes.folders.path],
  '/preview': [...ofBars, routes.languages.path],
  '/editor?process={process}': [processOfPage, ...ofBars, ofProcess(documentVersions)],
  '/account': [...ofBars, routes.sessions.path],
  '/terminology': [...ofBars, `${glossary}?limit=50&offset=0`],
  '/admin/processes': ofAdmin,
  '/admin/processes?limit=50&offset=0': ofAdmin,
};

/** The pictures of a page that are shown before there is code. */
export interface FirstPictures {
  /** Of the page's first questions the one whose answer names them: a process, or a list of processes. */
  answer: string;
  /** CSS selector of the elements in the document that hold them, one each: in their first part where they have parts. */
  places: string;
  /** The thumbnail for a screen whose pixels are those of the page. */
  size: 'small' | 'large';
}

const ofCards = (answer: string): FirstPictures => ({
  answer,
  places: '#screen [data-slot=image-card-skeleton]',
  size: 'small',
});

/** By the page: the result that the editor opens, and what the first cards of a list show. */
export const firstPictures: Readonly<Record<string, FirstPictures>> = {
  '/dashboard': ofCards(newestProcesses),
  '/editor?process={process}': { answer: processOfPage, places: '#bars > span', size: 'large' },
  '/admin/processes': ofCards(newestOfAll),
  '/admin/processes?limit=50&offset=0': ofCards(newestOfAll),
};
