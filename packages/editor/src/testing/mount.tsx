import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import './browser-test.css';

/** Puts a component on the page, in a box of 1000 by 700 px, until the test is over. @returns what takes it off before */
export function mount(children: ReactNode): () => void {
  const container = document.createElement('div');
  container.className = 'test-stage';
  document.body.append(container);
  const root = createRoot(container);
  root.render(<StrictMode>{children}</StrictMode>);
  const unmount = () => {
    root.unmount();
    container.remove();
  };
  onTestFinished(unmount);
  return unmount;
}
