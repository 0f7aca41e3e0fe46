import { createRef } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Popover, type OpenActions, type OpenChangeDetails } from '../index.ts';
import '../testing/looks.css';
import { rootCases } from '../testing/overlay-cases.tsx';
import { render } from '../testing/plain-form.tsx';

const onOpenChange = vi.fn<(open: boolean, details: OpenChangeDetails) => void>();
const onOpenChangeComplete = vi.fn<(open: boolean) => void>();
beforeEach(() => {
  onOpenChange.mockReset();
  onOpenChangeComplete.mockReset();
});

describe.each(rootCases)('actionsRef of a %s', (_, draw, _opening, slot) => {
  const content = () => document.querySelector<HTMLElement>(`[data-slot=${slot}]`);

  test('closes it', async () => {
    const actions = createRef<OpenActions>();
    render(draw({ defaultOpen: true, actionsRef: actions, onOpenChange }));
    await expect.poll(content).not.toBeNull();
    actions.current?.close();
    await expect.poll(content).toBeNull();
    expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([[false, 'imperative-action']]);
  });

  test('removes it after a closing animation of the caller', async () => {
    const actions = createRef<OpenActions>();
    onOpenChange.mockImplementation((open, details) => {
      if (!open) details.preventUnmountOnClose();
    });
    const open = () => render(draw({ defaultOpen: true, actionsRef: actions, onOpenChange, onOpenChangeComplete }));
    open();
    await expect.poll(content).not.toBeNull();
    actions.current?.unmount();
    expect(content()?.dataset.state).toMatch(/open$/);
    actions.current?.close();
    await expect.poll(() => content()?.dataset.state).toBe('closed');
    await Promise.all(
      content()
        ?.getAnimations()
        .map(({ finished }) => finished) ?? [],
    );
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(content()?.dataset.state).toBe('closed');
    expect(onOpenChangeComplete).not.toHaveBeenCalledWith(false);
    actions.current?.unmount();
    await expect.poll(content).toBeNull();
    await expect.poll(() => onOpenChangeComplete.mock.calls.at(-1)).toEqual([false]);
  });
});

test('forceMount on the content leaves it on the page while it is closed', () => {
  render(
    <Popover.Root>
      <Popover.Trigger>Open</Popover.Trigger>
      <Popover.Content forceMount aria-label="Poster" />
    </Popover.Root>,
  );
  expect(document.querySelector('[data-slot=popover-content]')?.getAttribute('data-state')).toBe('closed');
});

test('a refused closing keeps nothing', async () => {
  const actions = createRef<OpenActions>();
  onOpenChange.mockImplementationOnce((_open, details) => {
    details.preventUnmountOnClose();
    details.cancel();
  });
  render(
    <Popover.Root defaultOpen actionsRef={actions} onOpenChange={onOpenChange}>
      <Popover.Trigger>Open</Popover.Trigger>
      <Popover.Content aria-label="Poster" />
    </Popover.Root>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Poster' })).toBeVisible();
  actions.current?.close();
  await expect.element(page.getByRole('dialog', { name: 'Poster' })).toBeVisible();
  actions.current?.close();
  await expect.element(page.getByRole('dialog', { name: 'Poster' })).not.toBeInTheDocument();
});
