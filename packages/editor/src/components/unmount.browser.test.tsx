import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '../testing/eventually.ts';
import { openEditor } from '../testing/open-editor.tsx';
import { size, threeTexts } from '../testing/three-texts.ts';

const outlivesEditors = (target: unknown) =>
  target === document || target === window || target === document.fonts || target instanceof MediaQueryList;

/** Watches the page. @returns a function that lists the remaining listeners on long-lived targets, as "keydown", and resize observers */
function watchPage(): () => string[] {
  const listened = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const ended = vi.spyOn(EventTarget.prototype, 'removeEventListener');
  const observed = vi.spyOn(ResizeObserver.prototype, 'observe');
  const disconnected = vi.spyOn(ResizeObserver.prototype, 'disconnect');
  onTestFinished(() => void vi.restoreAllMocks());
  const typesOf = ({ mock }: typeof listened | typeof ended) =>
    mock.calls.flatMap(([type], at) => (outlivesEditors(mock.contexts[at]) ? [type] : []));
  return () => {
    const gone = typesOf(ended);
    const listeners = typesOf(listened).filter((type) => {
      const at = gone.indexOf(type);
      if (at >= 0) gone.splice(at, 1);
      return at < 0;
    });
    const disconnectedOnes = new Set(disconnected.mock.contexts);
    const observers = observed.mock.contexts.filter((observer) => !disconnectedOnes.has(observer));
    return [...listeners, ...observers.map(() => 'an observer of sizes')];
  };
}

async function openAndClose(): Promise<void> {
  const { close } = openEditor({ ...size, texts: threeTexts(0, []) });
  const first = page.getByRole('button', { name: 'Uno', exact: true });
  await expect.element(first).toHaveAttribute('aria-pressed', 'true');
  close();
  await expect.element(first).not.toBeInTheDocument();
}

test('an editor that is closed leaves no listener on the page, and no observer', async () => {
  // The first editor adds the listeners that all editors share.
  await openAndClose();
  const left = watchPage();
  await openAndClose();
  await eventually(() => expect(left()).toEqual([]));
});
