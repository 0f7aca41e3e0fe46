import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useState } from 'react';
import { Dialog, Pagination } from '../index.ts';
import './looks.css';
import { openOverlay, overlayCases } from './overlay-cases.tsx';
import { container, render } from './plain-form.tsx';

test.each(overlayCases.filter(([, , opening]) => opening !== 'hover'))(
  'what takes the focus while a %s fades keeps it',
  async (_, draw, opening, slot) => {
    render(
      <>
        <style>{'[data-state=closed] { animation-duration: 60s !important; }'}</style>
        {draw()}
        <p>
          <input aria-label="Elsewhere" />
        </p>
      </>,
    );
    const content = () => document.querySelector(`[data-slot=${slot}]`);
    await openOverlay(opening);
    await expect.poll(content).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    const field = container.querySelector('input[aria-label=Elsewhere]') as HTMLElement;
    await expect
      .poll(() => {
        field.focus();
        return document.activeElement;
      })
      .toBe(field);
    for (const animation of document.getAnimations()) animation.finish();
    await expect.poll(content).toBeNull();
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(field);
  },
);

/** Changes something in an element as soon as another has left the page. A dialog that loses the focus then takes it itself. */
function changeOnceGone(element: HTMLElement, gone: () => boolean) {
  const observer = new MutationObserver(() => {
    if (!gone()) return;
    observer.disconnect();
    element.append(document.createElement('i'));
    element.lastElementChild?.remove();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

test.each(overlayCases.filter(([, , opening]) => opening === 'press'))(
  'what had opened a %s has the focus again, though the dialog around it changes meanwhile',
  async (_, draw, opening, slot) => {
    render(
      <Dialog.Root defaultOpen>
        <Dialog.Content aria-describedby={undefined} data-testid="around">
          <Dialog.Title>Around</Dialog.Title>
          {draw()}
        </Dialog.Content>
      </Dialog.Root>,
    );
    const around = page.getByTestId('around').element() as HTMLElement;
    const content = () => document.querySelector(`[data-slot=${slot}]:not([data-testid])`);
    await openOverlay(opening);
    await expect.poll(content).not.toBeNull();
    changeOnceGone(around, () => content() === null);
    await userEvent.keyboard('{Escape}');
    await expect.poll(content).toBeNull();
    await expect.poll(() => document.activeElement?.matches('[data-testid=around] :is(button, input)')).toBe(true);
  },
);

test('a button of Pagination that becomes disabled keeps the focus, and does nothing', async () => {
  const onPageChange = vi.fn<(page: number) => void>();
  function Pages() {
    const [shown, setShown] = useState(2);
    onPageChange.mockImplementation(setShown);
    return <Pagination page={shown} total={30} pageSize={10} onPageChange={onPageChange} />;
  }
  render(<Pages />);
  const next = container.querySelector<HTMLElement>('[data-slot=pagination-next]') as HTMLElement;
  await userEvent.click(next);
  expect(next.ariaDisabled).toBe('true');
  expect(document.activeElement).toBe(next);
  next.click();
  await userEvent.keyboard('{Enter}');
  expect(onPageChange).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(next);
});
