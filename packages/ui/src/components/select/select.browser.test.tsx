import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { container, drawForm } from '../../testing/plain-form.tsx';
import { SelectField } from './select-field.tsx';
import * as Select from './select.parts.ts';

const host = document.createElement('div');
document.body.append(host);
let root = createRoot(host);

afterEach(() => {
  root.unmount();
  root = createRoot(host);
});

const options = [
  { value: 'retail', label: 'Retail' },
  { value: 'services', label: 'Services' },
];

const form = () => document.querySelector('form') as HTMLFormElement;
const submitted = () => Object.fromEntries(new FormData(form()));

async function choose(name: string) {
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name }).click();
}

const held = () => container.querySelector('output')?.textContent;

interface HeldProps {
  first: string | null;
  told: (value: string) => void;
}

/** A select whose value the page holds and shows. */
function Held({ first, told }: HeldProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    told(next);
    setValue(next);
  };
  return (
    <>
      <SelectField label="Sector" name="sector" options={options} value={value} onValueChange={change} />
      <output>{value}</output>
    </>
  );
}

describe('a select in a form', () => {
  test('submits the value of the chosen option under its name', async () => {
    flushSync(() =>
      root.render(
        <form>
          <SelectField label="Sector" name="sector" options={options} />
        </form>,
      ),
    );
    expect(submitted().sector ?? '').toBe('');
    await choose('Services');
    expect(submitted()).toEqual({ sector: 'services' });
  });

  test('goes back to its default when the form is reset', async () => {
    flushSync(() =>
      root.render(
        <form>
          <SelectField label="Sector" name="sector" options={options} defaultValue="retail" />
          <button type="reset">Reset</button>
        </form>,
      ),
    );
    await choose('Services');
    expect(submitted()).toEqual({ sector: 'services' });
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(submitted).toEqual({ sector: 'retail' });
    await expect.element(page.getByRole('combobox')).toHaveTextContent('Retail');
  });

  test.each([
    ['an empty text', ''],
    ['a value without an option', 'gone'],
    ['an option', 'retail'],
  ])('tells its caller a reset to %s', async (_name, first) => {
    const told = vi.fn<(value: string) => void>();
    const { discard, entries } = drawForm(<Held {...{ first, told }} />);
    await choose('Services');
    told.mockClear();
    await discard();
    await expect.poll(held).toBe(first);
    expect(told).toHaveBeenCalledExactlyOnceWith(first);
    const option = options.find(({ value }) => value === first);
    await expect.element(page.getByRole('combobox')).toHaveTextContent(option?.label ?? 'Select an option');
    expect(entries()).toEqual([['sector', option?.value ?? '']]);
  });

  test('keeps what its caller holds if that began with null, which the callback does not know', async () => {
    const told = vi.fn<(value: string) => void>();
    const { discard, entries } = drawForm(<Held first={null} told={told} />);
    await choose('Services');
    await discard();
    await expect.element(page.getByRole('combobox')).toHaveTextContent('Services');
    expect([held(), entries()]).toEqual(['services', [['sector', 'services']]]);
    expect(told).toHaveBeenCalledOnce();
  });

  test('is invalid while it is required and nothing is chosen', async () => {
    flushSync(() =>
      root.render(
        <form>
          <SelectField label="Sector" name="sector" options={options} required />
        </form>,
      ),
    );
    expect(form().checkValidity()).toBe(false);
    await choose('Retail');
    expect(form().checkValidity()).toBe(true);
  });

  test('belongs to the form that it names', async () => {
    flushSync(() =>
      root.render(
        <>
          <form id="profile" />
          <SelectField label="Sector" name="sector" form="profile" options={options} defaultValue="retail" />
        </>,
      ),
    );
    await expect.poll(submitted).toEqual({ sector: 'retail' });
  });

  test('submits the id of an option whose value is empty, and reports the value itself', async () => {
    const chosen: string[] = [];
    const all = { value: '', id: 'all', label: 'All sectors' };
    flushSync(() =>
      root.render(
        <form>
          <SelectField
            label="Sector"
            name="sector"
            options={[all, ...options]}
            defaultValue="retail"
            onValueChange={(sector) => chosen.push(sector)}
          />
        </form>,
      ),
    );
    await choose('All sectors');
    expect(chosen).toEqual(['']);
    expect(submitted()).toEqual({ sector: 'all' });
  });
});

describe('the parts of Select', () => {
  test('report an empty string when the form is reset to none', async () => {
    const onValueChange = vi.fn<(size: string) => void>();
    const { discard, entries } = drawForm(
      <Select.Root name="size" onValueChange={onValueChange}>
        <Select.Trigger aria-label="Size">
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          <Select.Item value="16">Small</Select.Item>
        </Select.Content>
      </Select.Root>,
    );
    await choose('Small');
    expect(onValueChange).toHaveBeenLastCalledWith('16');
    await expect.poll(entries).toEqual([['size', '16']]);
    await discard();
    await expect.poll(() => onValueChange.mock.lastCall?.[0]).toBe('');
    await expect.poll(entries).toEqual([['size', '']]);
  });
});
