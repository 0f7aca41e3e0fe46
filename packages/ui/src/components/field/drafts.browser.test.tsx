import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ColorField, TagInput } from '../../index.ts';
import { drawForm, fill } from '../../testing/plain-form.tsx';

describe('a tag input', () => {
  test('submits the tags and what is typed and not added yet, never the draft alone', async () => {
    const { entries } = drawForm(<TagInput label="Words" name="words" defaultValue={['Olympe']} />);
    await fill('Words', 'Nord');
    expect(entries()).toEqual([
      ['words', 'Olympe'],
      ['words', 'Nord'],
    ]);
  });

  test('adds what is typed when the focus leaves it', async () => {
    const onValueChange = vi.fn<(tags: string[]) => void>();
    drawForm(<TagInput label="Words" onValueChange={onValueChange} />);
    await fill('Words', 'Nordlys');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['Nordlys']);
  });
});

describe('a color field', () => {
  test('stops a form while its text is half a color, and says what a color is', async () => {
    const { form, onSubmit } = drawForm(<ColorField label="Color" name="color" defaultValue="#173bac" />);
    await fill('Color', '#17');
    form.requestSubmit();
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a color as #RRGGBB or #RRGGBBAA.');
    await fill('Color', '#173');
    form.requestSubmit();
    expect(onSubmit).toHaveBeenLastCalledWith([['color', '#117733']]);
  });

  test('never submits a half-typed text', async () => {
    const { entries } = drawForm(<ColorField label="Color" name="color" defaultValue="#173bac" />);
    await fill('Color', '#17');
    expect(entries()).toEqual([['color', '#173bac']]);
  });
});
