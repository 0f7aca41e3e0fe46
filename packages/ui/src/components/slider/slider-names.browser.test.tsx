import { describe, expect, expectTypeOf, test } from 'vitest';
import { page } from 'vitest/browser';
import { Field, PalimpsestProvider, Slider } from '../../index.ts';
import { de } from '../../messages/de.ts';
import { container, render } from '../../testing/plain-form.tsx';

const inputs = () => [...container.querySelectorAll('input')];

const names = () =>
  page
    .getByRole('slider')
    .elements()
    .map((input) => input.getAttribute('aria-label'));

const drawInGerman = (props: Pick<Parameters<typeof Slider>[0], 'messages' | 'thumbLabels'>) =>
  render(
    <PalimpsestProvider locale="de" messages={de}>
      <Slider label="Preis" defaultValue={[20, 80]} {...props} />
    </PalimpsestProvider>,
  );

describe('the names of the thumbs', () => {
  test('come from the messages, in a group with the name of the slider', () => {
    render(<Slider label="Price" defaultValue={[20, 80]} />);
    expect(page.getByRole('group', { name: 'Price' }).elements()).toHaveLength(1);
    expect(names()).toEqual(['Smallest value', 'Largest value']);
    render(null);
    render(<Slider label="Price" defaultValue={[20, 50, 80]} />);
    expect(names()).toEqual(['Value 1 of 3', 'Value 2 of 3', 'Value 3 of 3']);
  });

  test('are those of the catalogue, of `messages` or of `thumbLabels`', () => {
    drawInGerman({});
    expect(names()).toEqual(['Kleinster Wert', 'Größter Wert']);
    drawInGerman({ messages: { smallest: 'Von', largest: 'Bis' } });
    expect(names()).toEqual(['Von', 'Bis']);
    drawInGerman({ thumbLabels: ['Ab', 'Höchstens'] });
    expect(names()).toEqual(['Ab', 'Höchstens']);
  });

  test('stand in a group that the label of the field names, and every id is there once', () => {
    render(
      <Field.Root>
        <Field.Label>Price</Field.Label>
        <Slider.Root defaultValue={[20, 80]}>
          <Slider.Thumb />
          <Slider.Thumb />
        </Slider.Root>
        <Field.Description>In dollars.</Field.Description>
      </Field.Root>,
    );
    expect(page.getByRole('group', { name: 'Price' }).elements()).toHaveLength(1);
    expect(new Set(inputs().map(({ id }) => id)).size).toBe(2);
    for (const input of inputs()) expect(input.ariaDescribedByElements?.[0]?.textContent).toBe('In dollars.');
  });
});

test('the callbacks get the shape of the value', () => {
  const withNumber = (
    <Slider label="Zoom" value={1} onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<number>()} />
  );
  const withPair = (
    <Slider
      label="Price"
      defaultValue={[1, 2] as [number, number]}
      onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<[number, number]>()}
      onValueCommit={(value) => expectTypeOf(value).toEqualTypeOf<[number, number]>()}
    />
  );
  expect([withNumber, withPair]).toHaveLength(2);
});
