import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { shownLanguage } from '../lib/language/language.ts';

export type Draw = (element: ReactNode) => void;

/** Draws the app into its place in the document. */
export interface Drawing {
  draw: Draw;
  /** Draws it the first time: where the document has the same page already, that becomes the app's. */
  takeOver: Draw;
}

const inStrictMode = (element: ReactNode) => <StrictMode>{element}</StrictMode>;

/** @param container with `data-built`, the language of the page that it holds, where it holds one */
export function drawInto(container: HTMLElement, options: RootOptions): Drawing {
  let root: Root | undefined;
  const draw: Draw = (element) => {
    if (!root) {
      // What stands there stays in sight until the page is drawn, but for another language.
      if (container.dataset.built && container.dataset.built !== shownLanguage()) container.replaceChildren();
      delete container.dataset.built;
      root = createRoot(container, options);
    }
    root.render(inStrictMode(element));
  };
  return {
    draw,
    takeOver(element) {
      if (container.dataset.built !== shownLanguage()) {
        draw(element);
        return;
      }
      delete container.dataset.built;
      // In steps, between which the page answers.
      startTransition(() => {
        root = hydrateRoot(container, inStrictMode(element), options);
      });
    },
  };
}
