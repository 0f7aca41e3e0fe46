import { describe, expect, test } from 'vitest';
import '../../testing/looks.css';
import { container, render } from '../../testing/plain-form.tsx';
import { Stepper } from './stepper.tsx';

const steps = [
  { value: 'read', label: 'Read' },
  { value: 'translate', label: 'Translate' },
];

/** The distance of the fill from the start of its bar, as a share of the width of the bar. */
function startOf(dir: 'ltr' | 'rtl') {
  const bar = container.querySelector('[data-slot=stepper-bar]');
  const fill = bar?.firstElementChild;
  if (!bar || !fill) throw new Error('There is no bar.');
  const outer = bar.getBoundingClientRect();
  const inner = fill.getBoundingClientRect();
  const distance = dir === 'rtl' ? outer.right - inner.right : inner.left - outer.left;
  return distance / outer.width;
}

function draw(dir: 'ltr' | 'rtl', progress: number | null) {
  render(
    <div dir={dir} style={{ width: 400 }}>
      <Stepper label="Progress" steps={steps} value="read" progress={progress} />
    </div>,
  );
}

describe.each(['ltr', 'rtl'] as const)('the bar of a step in %s', (dir) => {
  test('fills from the start of the line', () => {
    draw(dir, 0.25);
    expect(startOf(dir)).toBeCloseTo(0, 2);
  });

  test('moves from the start of the line to its end while the progress is unknown', () => {
    draw(dir, null);
    const fill = container.querySelector('[data-slot=stepper-bar] > *');
    const [animation] = fill?.getAnimations() ?? [];
    if (!animation) throw new Error('The fill is not animated.');
    animation.pause();
    animation.currentTime = 0;
    expect(startOf(dir)).toBeCloseTo(-0.4, 2);
    animation.currentTime = 1399.99;
    expect(startOf(dir)).toBeCloseTo(1.4, 1);
  });
});
