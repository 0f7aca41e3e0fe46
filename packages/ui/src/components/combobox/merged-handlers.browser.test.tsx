import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/plain-form.tsx';
import { Combobox } from './combobox.tsx';

const options = [
  { value: 'fr', label: 'French' },
  { value: 'pt', label: 'Portuguese' },
];

const onValueChange = vi.fn<(value: string) => void>();
beforeEach(() => void onValueChange.mockReset());
const chosen = () => onValueChange.mock.calls.map(([value]) => value);

describe('an option with handlers of the caller', () => {
  test('is chosen by a press, and calls them', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Combobox.Root options={options} defaultOpen onValueChange={onValueChange}>
        <Combobox.Trigger aria-label="Language">
          <Combobox.Value />
        </Combobox.Trigger>
        <Combobox.Content>
          <Combobox.Input aria-label="Search" />
          <Combobox.List aria-label="Languages">
            {({ options: found }) =>
              found.map((option) => <Combobox.Item key={option.value} option={option} onClick={onClick} />)
            }
          </Combobox.List>
        </Combobox.Content>
      </Combobox.Root>,
    );
    await userEvent.click(page.getByRole('option', { name: 'Portuguese' }));
    expect(chosen()).toEqual(['pt']);
    expect(onClick).toHaveBeenCalledOnce();
  });
});
