import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { IconButton } from '../icon-button/index.ts';
import { Button } from './index.ts';

test('a Button that is loading ignores presses, whatever its caller captures', () => {
  const press = vi.fn<() => void>();
  render(
    <Button loading onClick={press} onClickCapture={press}>
      Export
    </Button>,
  );
  (page.getByRole('button').element() as HTMLElement).click();
  expect(press).not.toHaveBeenCalled();
});

test('so does an IconButton', () => {
  const press = vi.fn<() => void>();
  render(
    <IconButton label="Export" loading onClick={press} onClickCapture={press}>
      <svg />
    </IconButton>,
  );
  (page.getByRole('button').element() as HTMLElement).click();
  expect(press).not.toHaveBeenCalled();
});

test('a button that begins to load keeps the focus, and submits no form', async () => {
  const submit = vi.fn<() => void>();
  function Exporting() {
    const [loading, setLoading] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
          setLoading(true);
        }}
      >
        <Button type="submit" loading={loading}>
          Export
        </Button>
      </form>
    );
  }
  render(<Exporting />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  expect(submit).toHaveBeenCalledOnce();
});
