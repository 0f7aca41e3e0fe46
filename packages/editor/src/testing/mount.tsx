import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import './browser-test.css';

/**
 * Puts a component on the page, in a box of 1000 by 700 px, until the test is over.
 *
 * @param options `strict`: whether React makes everything twice, to find what is not undone. Default true
 * @returns what takes it off before
 */
export function mount(children: ReactNode, { strict = true }: { strict?: boolean } = {}): () => void {
  const container = document.createElement('div');
  container.className = 'test-stage';
  document.body.append(container);
  const root = createRoot(container);
  root.render(strict ? <StrictMode>{children}</StrictMode> : children);
  const unmount = () => {
    root.unmount();
    container.remove();
  };
  onTestFinished(unmount);
  return unmount;
}
