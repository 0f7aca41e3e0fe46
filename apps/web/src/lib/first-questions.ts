import { addresses } from '@palimpsest/contract';

const { path: adminProcesses } = addresses.adminProcesses;
const { path: processes } = addresses.processes;
const { path: processStatus } = addresses.processStatus;
const { path: documentVersions } = addresses.documentVersions;
const { path: glossary } = addresses.glossary;

/** What the bars around every screen behind the login show. */
const ofBars = [addresses.getProfile.path, addresses.credits.path, addresses.subscription.path];
const ofAdmin = [...ofBars, `${adminProcesses}?limit=50&offset=0`];

const ofProcess = (path: string) => path.replace('{message_id}', '{process}');

const processOfPage = ofProcess(processStatus);

/**
 * What each page asks the server for as it opens, by the page's path and query: addresses of calls that take nothing else. `{process}` stands for
 * the value of the page's parameter of that name.
 */
export const firstQuestions: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [...ofBars, `${processes}?limit=50&sort=newest`, addresses.folders.path],
  '/preview': [...ofBars, addresses.languages.path],
  '/editor?process={process}': [...ofBars, processOfPage, ofProcess(documentVersions)],
  '/account': [...ofBars, addresses.sessions.path],
  '/terminology': [...ofBars, `${glossary}?limit=50&offset=0`],
  '/admin/processes': ofAdmin,
  '/admin/processes?limit=50&offset=0': ofAdmin,
};

/** Of them, by the page: that of the process whose result the page shows until it is there itself. */
export const firstResults: Readonly<Record<string, string>> = { '/editor?process={process}': processOfPage };
