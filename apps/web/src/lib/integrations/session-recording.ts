import { loadScript } from './load-script.ts';
import { reportFault } from '../report-fault.ts';
import { isStaffPage } from './staff-page.ts';

/** Records with a third-party script what users see and do. */
export interface SessionRecording {
  /** Called with the path of each page that is shown. */
  onPage: (path: string) => void;
}

export interface SessionRecordingOptions {
  /** The script; null where nothing is recorded. */
  settings: Promise<{ script_url: string } | null>;
  /** Reloads the page. @default the browser's reload */
  reload?: () => void;
}

/**
 * Loads the script on the first page that is not the staff's. A third-party script cannot be stopped for sure, so the staff's pages
 * are reloaded without it when someone comes to them from another page.
 */
export function createSessionRecording({
  settings,
  reload = () => window.location.reload(),
}: SessionRecordingOptions): SessionRecording {
  let shown = '';
  let running = false;
  const follow = async () => {
    const script = await settings;
    if (!script) return;
    if (isStaffPage(shown)) {
      if (running) reload();
    } else if (!running) {
      running = true;
      await loadScript(script.script_url);
    }
  };
  return {
    onPage(path) {
      shown = path;
      follow().catch((error: unknown) => {
        running = false;
        reportFault('Session recording could not start.', error);
      });
    },
  };
}
