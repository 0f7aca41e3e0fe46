import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Tooltip, TooltipProvider, type OpenChangeDetails } from '../../index.ts';
import '../../testing/looks.css';
import { render } from '../../testing/plain-form.tsx';

const onOpenChange = vi.fn<(open: boolean, details: OpenChangeDetails) => void>();
beforeEach(async () => {
  onOpenChange.mockReset();
  await userEvent.hover(document.documentElement, { position: { x: 300, y: 400 } });
});
const told = () => onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason]);
const tooltip = () => document.querySelector('[data-slot=tooltip]');
const button = (name: string) => page.getByRole('button', { name, exact: true }).element() as HTMLElement;

/** A disabled tooltip beside one that shows when the first would have been open. */
const drawBeside = (props: { disabled: boolean; open?: boolean }) =>
  render(
    <TooltipProvider delay={0}>
      <Tooltip {...props} content="Undo the last step" onOpenChange={onOpenChange}>
        <button type="button">Undo</button>
      </Tooltip>
      <Tooltip content="Redo the last step">
        <button type="button">Redo</button>
      </Tooltip>
    </TooltipProvider>,
  );

test('a disabled tooltip opens neither by the pointer nor by the focus', async () => {
  drawBeside({ disabled: true });
  await userEvent.hover(button('Undo'));
  button('Undo').focus();
  await userEvent.hover(button('Redo'));
  await expect.poll(() => tooltip()?.textContent).toContain('Redo the last step');
  expect(document.querySelectorAll('[data-slot=tooltip]')).toHaveLength(1);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('one that the caller holds open is hidden while it is disabled', async () => {
  drawBeside({ disabled: true, open: true });
  expect(tooltip()).toBeNull();
  drawBeside({ disabled: false, open: true });
  await expect.poll(() => tooltip()?.textContent).toContain('Undo the last step');
});

test('an open tooltip closes if it is disabled, and stays closed', async () => {
  drawBeside({ disabled: false });
  button('Undo').focus();
  await expect.poll(tooltip).not.toBeNull();
  drawBeside({ disabled: true });
  await expect.poll(tooltip).toBeNull();
  drawBeside({ disabled: false });
  expect(tooltip()).toBeNull();
  expect(told()).toEqual([
    [true, 'trigger-focus'],
    [false, 'disabled'],
  ]);
});
