import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { Toolbar, ToolbarButton } from './toolbar.tsx';

test.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
] as const)('with `dir="%s"` the key %s moves to the next tool', async (dir, key) => {
  render(
    <Toolbar label="Tools" dir={dir}>
      <ToolbarButton>Select</ToolbarButton>
      <ToolbarButton>Text</ToolbarButton>
      <ToolbarButton>Brush</ToolbarButton>
    </Toolbar>,
  );
  expect(page.getByRole('toolbar').element().getAttribute('dir')).toBe(dir);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Select' })).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('button', { name: 'Text' })).toHaveFocus();
});
