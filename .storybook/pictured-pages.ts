/** What this page can show of an element: its markup and what its fields hold. Left out are ids, and states that no style of ours shows. */
function looksOf(element: Element): string {
  const fields = [...element.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
    ({ value, checked, indeterminate }) => [value, checked, indeterminate],
  );
  const markup = element.innerHTML.replaceAll(
    /\s(id|for|name|aria-[a-z]+by|aria-controls|data-radix-[a-z-]+|data-(?:dirty|filled|focused|valid))="[^"]*"/g,
    '',
  );
  return JSON.stringify([markup, fields]);
}

/** Everything that a picture can show of the page: its width, elements, what fields hold, where the focus is. */
function looksOfPage(): string {
  const focused = document.activeElement;
  const elements = [...document.body.querySelectorAll('*')];
  return JSON.stringify([window.innerWidth, looksOf(document.body), focused ? elements.indexOf(focused) : -1]);
}

/** Headings of a story and of a cell differ in their level only. */
const withoutHeadingLevels = (looks: string) => looks.replaceAll(/<(\/?)h[1-6]/g, '<$1h');

const looksOfPart = (element: Element) => withoutHeadingLevels(looksOf(element));

/** The pages that the stories of one file end on, and the cells of its matrix. */
export class PicturedPages {
  readonly #pages = new Set<string>();
  readonly #cells = new Set<string>();

  /** Takes note of the page as it stands. Returns whether no story before ended on it. */
  add(): boolean {
    const page = looksOfPage();
    if (this.#pages.has(page)) return false;
    this.#pages.add(page);
    return true;
  }

  /** Takes note of the cells of the matrix that stands on the page, but for those drawn under the pointer or with the focus. */
  addCells(): void {
    for (const cell of document.querySelectorAll('[data-cell]:not([data-pseudo])')) this.#cells.add(looksOfPart(cell));
  }

  /** Whether a cell holds the same as the page: a story of its own that has neither the focus nor anything outside its canvas. */
  isCell(): boolean {
    const canvas = document.querySelector('[data-story]');
    if (!canvas || document.activeElement !== document.body || document.documentElement.dir === 'rtl') return false;
    const outside = [...document.querySelectorAll('[data-slot]')].some((part) => !canvas.contains(part));
    return !outside && this.#cells.has(looksOfPart(canvas));
  }
}
