import { cssFont } from '@palimpsest/typeset';
import { createCanvas, registerFonts } from '@palimpsest/typeset/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { findInk } from './find-ink.ts';

beforeAll(registerFonts);

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

const [width, height, baseline] = [600, 60, 36];
const light = { page: '#eff0f1', ink: '#232629', faint: '#9a9c9e', accent: '#3daee9' };
const dark = { page: '#232629', ink: '#eff0f1', faint: '#7b7d80', accent: '#2980b9' };

interface Row {
  /** Draws a control of 22 px whose left edge is at `x`. */
  control: (ctx: Context, x: number, colours: typeof light) => void;
  label?: string;
  text?: string;
  family?: string;
  colours?: typeof light;
}

/** Where the control and the text of a row stand, and the ink that is found where the detector took all of it for one line. */
function inkOfRow({ control, label = '', text = 'Show hints and tips', family = 'Open Sans', colours = light }: Row) {
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.fillStyle = colours.page;
  ctx.fillRect(0, 0, width, height);
  ctx.font = cssFont(family, 400, 22);
  ctx.fillStyle = colours.ink;
  const controlLeft = 40 + (label ? ctx.measureText(label).width + 14 : 0);
  const textLeft = controlLeft + 32;
  const right = textLeft + ctx.measureText(text).width;
  if (label) ctx.fillText(label, 40, baseline);
  ctx.fillText(text, textLeft, baseline);
  control(ctx, controlLeft, colours);
  const picture = { width, height, data: new Uint8ClampedArray(ctx.getImageData(0, 0, width, height).data) };
  const box = { x: (36 + right + 4) / 2, y: 28, width: right - 32, height: 32, angle: 0 };
  return { lines: findInk(picture, box), controlLeft, textLeft };
}

const leftOf = (line: { box: { x: number; width: number } } | undefined): number =>
  line ? line.box.x - line.box.width / 2 : NaN;

const frame: Row['control'] = (ctx, x, { faint }) => {
  ctx.strokeStyle = faint;
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.roundRect(x + 0.75, 17.75, 20.5, 20.5, 3);
  ctx.stroke();
};

const check = (ctx: Context, x: number, colour: string): void => {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.moveTo(x + 5, 28);
  ctx.lineTo(x + 9.5, 33);
  ctx.lineTo(x + 17, 23);
  ctx.stroke();
};

const circle = (ctx: Context, x: number, radius: number): void => {
  ctx.beginPath();
  ctx.arc(x + 11, 28, radius, 0, 2 * Math.PI);
};

const controls: Record<string, Row['control']> = {
  'an empty check box': frame,
  'a check box with its mark': (ctx, x, colours) => {
    frame(ctx, x, colours);
    check(ctx, x, colours.ink);
  },
  'a check box filled with colour': (ctx, x, { page, accent }) => {
    ctx.fillStyle = accent;
    ctx.fillRect(x, 17, 22, 22);
    check(ctx, x, page);
  },
  'a check box with a square within': (ctx, x, colours) => {
    frame(ctx, x, { ...colours, faint: colours.accent });
    ctx.fillStyle = colours.accent;
    ctx.fillRect(x + 4, 21, 14, 14);
  },
  'a chosen radio button': (ctx, x, { faint, ink }) => {
    ctx.strokeStyle = faint;
    ctx.lineWidth = 1.5;
    circle(ctx, x, 10.25);
    ctx.stroke();
    ctx.fillStyle = ink;
    circle(ctx, x, 4.5);
    ctx.fill();
  },
  'a disc': (ctx, x, { accent }) => {
    ctx.fillStyle = accent;
    circle(ctx, x, 11);
    ctx.fill();
  },
};

describe('a control', () => {
  for (const [name, control] of Object.entries(controls)) {
    test.each([
      ['by day', light],
      ['by night', dark],
    ])(`is no letter: ${name} %s`, (_, colours) => {
      const { lines, controlLeft, textLeft } = inkOfRow({ control, colours });
      expect(lines).toHaveLength(1);
      expect(Math.abs(leftOf(lines[0]) - textLeft)).toBeLessThan(3);
      expect(Math.abs((lines[0]?.mark?.x ?? NaN) - controlLeft - 11)).toBeLessThan(2);
    });

    test(`parts the name of a setting from what it can be: ${name}`, () => {
      const { lines, textLeft } = inkOfRow({ control, label: 'Appearance:' });
      expect(lines.map((line) => Math.round(leftOf(line) / 4))).toEqual([10, Math.round(textLeft / 4)]);
    });
  }

  test.each([
    ['Inter', 'O ano novo'],
    ['Poppins', 'O ano novo'],
    ['Poppins', 'O MAR E O CÉU'],
    ['Righteous', 'O MAR E O CÉU'],
    ['Inter', '© Owners of O'],
    ['Roboto', 'Q & A: 0 or O'],
  ])('is none of the letters of %s in “%s”', (family, text) => {
    const { lines, textLeft } = inkOfRow({ control: () => {}, text, family });
    expect(lines).toHaveLength(1);
    expect(Math.abs(leftOf(lines[0]) - textLeft)).toBeLessThan(5);
    expect(lines[0]?.mark).toBeUndefined();
  });
});
