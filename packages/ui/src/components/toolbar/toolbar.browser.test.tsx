import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { Toolbar, ToolbarIconButton } from './toolbar.tsx';

const tool = (name: string) => expect.element(page.getByRole('button', { name }));

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'with `dir="%s"` the key %s moves to the next tool, and %s around the start',
  async (dir, next, previous) => {
    render(
      <Toolbar label="Tools" dir={dir}>
        {['Select', 'Text', 'Brush'].map((label) => (
          <ToolbarIconButton key={label} label={label}>
            <svg />
          </ToolbarIconButton>
        ))}
      </Toolbar>,
    );
    expect(page.getByRole('toolbar').element().getAttribute('dir')).toBe(dir);
    await userEvent.tab();
    await tool('Select').toHaveFocus();
    await userEvent.keyboard(next);
    await tool('Text').toHaveFocus();
    await userEvent.keyboard(previous);
    await tool('Select').toHaveFocus();
    await userEvent.keyboard(previous);
    await tool('Brush').toHaveFocus();
  },
);
