import { describe, expect, test } from 'vitest';
import { render } from '../../testing/plain-form.tsx';
import { ColorField } from './color-field.tsx';

/** The level and the ratio that the open picker shows. */
function measure(color: string, backdrop: string | undefined) {
  render(<ColorField label="Ink" value={color} defaultOpen backdrop={backdrop} />);
  const output = document.querySelector<HTMLElement>('[data-slot=color-field-contrast]');
  return output && [output.dataset.level, output.querySelector('.tabular-nums')?.textContent];
}

describe('the contrast of a color', () => {
  test('is that of the color blended over the backdrop', () => {
    expect(measure('#00000080', '#ffffff')).toEqual(['readableIfLarge', '4.0 : 1']);
  });

  test.each([
    { name: 'an opaque color', color: '#000000', contrast: ['readable', '21.0 : 1'] },
    { name: 'an opaque color with alpha', color: '#000000ff', contrast: ['readable', '21.0 : 1'] },
    { name: 'a transparent color', color: '#00000000', contrast: ['unreadable', '1.0 : 1'] },
  ])('of $name', ({ color, contrast }) => {
    expect(measure(color, '#ffffff')).toEqual(contrast);
  });

  test('takes a backdrop with alpha as opaque', () => {
    expect(measure('#000000', '#ffffff10')).toEqual(['readable', '21.0 : 1']);
  });

  test('is not shown if the backdrop is unknown', () => {
    expect(measure('#00000080', undefined)).toBeNull();
  });
});
