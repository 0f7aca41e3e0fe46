/** What the script of the landing page's document is given. */
export interface LandingCode {
  /** Address of the file that starts the app. */
  main: string;
  /** Names of the files that it needs for this page. */
  scripts: readonly string[];
}

/**
 * What is seen comes first: the code of the landing page is asked for once that is painted, all of it at once. Who chose another language in this
 * browser than the browser asks for sees nothing of the document.
 * @param load imports a file
 */
export function beginLanding({ main, scripts }: LandingCode, load: (file: string) => Promise<unknown>): void {
  // Until the code is asked for at last, as a page that is not in sight is not painted, and some browsers tell nobody when one is; and between two
  // looks whether the connection is back.
  const longestWaitMs = 2_000;
  const chosen = localStorage.getItem('language');
  if (chosen && chosen !== document.documentElement.lang)
    document.head.insertAdjacentHTML('beforeend', '<style>[data-built]{display:none}</style>');

  // Code that could not be fetched once is not fetched again by the same page.
  const comeBack = () => {
    setTimeout(() => void fetch(main).then(() => location.reload(), comeBack), longestWaitMs);
  };
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    const isCut = new Promise<void>((resolve) => {
      for (const name of scripts) {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.crossOrigin = '';
        link.href = `/${name}`;
        link.addEventListener('error', () => resolve());
        document.head.append(link);
      }
    });
    load(main).catch((error: unknown) => {
      reportError(error);
      // A start that fails although all files are there is a fault of ours: to load the page anew would only repeat it.
      void fetch(main)
        .then(
          () => isCut,
          () => undefined,
        )
        .then(comeBack);
    });
  };
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  setTimeout(begin, longestWaitMs);
}
