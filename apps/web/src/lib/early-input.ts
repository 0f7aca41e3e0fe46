declare global {
  interface Window {
    /** What is done on a page that is drawn before its code is there. */
    earlyInput?: {
      /** The last button that was pressed. */
      button?: HTMLButtonElement | null;
      /** The input that holds a file which was chosen, dropped or pasted. */
      files?: HTMLInputElement | null;
      /** Lets go of the window. */
      stop: () => void;
    };
  }
}

/** Script of such a page: remembers what is done. A file that is dropped on it would take its place. */
export const earlyInputScript = `const early = {};
const take = ({ files }) => {
  const input = document.querySelector('input[type=file]');
  if (!input || files.length === 0) return;
  input.files = files;
  early.files = input;
};
const listeners = {
  click: ({ target }) => {
    early.button = target.closest('button');
  },
  change: ({ target }) => {
    early.files = target.closest('input[type=file]');
  },
  dragover: (event) => event.preventDefault(),
  drop: (event) => {
    event.preventDefault();
    take(event.dataTransfer);
  },
  paste: ({ clipboardData }) => take(clipboardData),
};
for (const name in listeners) addEventListener(name, listeners[name]);
early.stop = () => {
  for (const name in listeners) removeEventListener(name, listeners[name]);
};
window.earlyInput = early;
`;

/** Does all that again, now that the page answers. */
export function repeatEarlyInput(): void {
  const early = window.earlyInput;
  delete window.earlyInput;
  early?.stop();
  early?.files?.dispatchEvent(new Event('change', { bubbles: true }));
  early?.button?.click();
}
