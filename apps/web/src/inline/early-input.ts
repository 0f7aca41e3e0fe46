declare global {
  interface Window {
    /** What is done on a page that is drawn before its code is there. */
    earlyInput?: EarlyInput;
  }
}

interface EarlyInput {
  /** The last button that was pressed. */
  button?: HTMLButtonElement | null;
  /** The input that holds a file which was chosen, dropped or pasted. */
  files?: HTMLInputElement | null;
  /** Lets go of the window. */
  stop: () => void;
}

/** Remembers what is done on such a page. A file that is dropped on it would take its place. */
export function rememberEarlyInput(): void {
  const listening = new AbortController();
  const early: EarlyInput = { stop: () => listening.abort() };
  const take = (files: FileList | undefined) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input || !files?.length) return;
    input.files = files;
    early.files = input;
  };
  const listen = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, listener, { signal: listening.signal });
  listen('click', ({ target }) => {
    early.button = (target as Element).closest('button');
  });
  listen('change', ({ target }) => {
    early.files = (target as Element).closest<HTMLInputElement>('input[type=file]');
  });
  listen('dragover', (event) => event.preventDefault());
  listen('drop', (event) => {
    event.preventDefault();
    take(event.dataTransfer?.files);
  });
  listen('paste', ({ clipboardData }) => take(clipboardData?.files));
  window.earlyInput = early;
}

/** Does all that again, now that the page answers. */
export function repeatEarlyInput(): void {
  const early = window.earlyInput;
  delete window.earlyInput;
  early?.stop();
  early?.files?.dispatchEvent(new Event('change', { bubbles: true }));
  early?.button?.click();
}
