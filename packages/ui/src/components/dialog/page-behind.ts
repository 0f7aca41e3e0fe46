/** How many surfaces hold the page still. */
let holders = 0;

/** Keeps the page behind a surface from scrolling, and from moving where its scrollbar was; gives back what lets it go. */
export function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (holders === 0) {
    style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  holders += 1;
  return () => {
    holders -= 1;
    if (holders > 0) return;
    style.paddingInlineEnd = '';
    style.overflow = '';
  };
}

/** Hides everything but an element, and what is announced, from screen readers; gives back what shows it again. */
export function hideOthers(element: Element): () => void {
  const hidden: Element[] = [];
  const hideIn = (parent: Element) => {
    for (const child of parent.children) {
      if (child === element || child.matches('[aria-live], [aria-hidden], script')) continue;
      if (child.contains(element) || child.querySelector('[aria-live]')) hideIn(child);
      else hidden.push(child);
    }
  };
  hideIn(document.body);
  for (const child of hidden) {
    child.setAttribute('aria-hidden', 'true');
    // As Radix marks what its own layers hide, so that one rule of a checker knows both.
    child.setAttribute('data-aria-hidden', 'true');
  }
  return () => {
    for (const child of hidden) {
      child.removeAttribute('aria-hidden');
      child.removeAttribute('data-aria-hidden');
    }
  };
}
