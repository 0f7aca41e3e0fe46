import { addTitle, type Kit } from './kit.ts';

export function advertisement(kit: Kit): { width: number; height: number } {
  const { random, palette } = kit;
  const align = random.pick(['left', 'center'] as const);
  const x = 90;
  const width = 900;
  const tracking = random.pick([0.08, 0.16, 0.25]);
  const isBoxed = random.fork('box').chance(0.5);
  kit.add({
    part: 'kicker',
    phrase: kit.next('kickers'),
    x,
    y: 100,
    width,
    size: 34,
    lines: 1,
    weight: 700,
    upper: true,
    tracking,
    align,
    color: isBoxed ? palette.onAccent : palette.accent,
    effect: isBoxed ? 'box' : 'none',
  });
  addTitle(kit, { x, y: 190, width, size: random.whole(90, 150), lines: 2, align });
  kit.add({ part: 'lead', phrase: kit.next('leads'), x, y: 560, width: 780, size: 36, lines: 4, align: 'left' });
  kit.shapes.push({ x, y: 820, width: 420, height: 92, radius: 46, color: palette.accent });
  kit.add({
    part: 'button',
    phrase: kit.next('buttons'),
    x: x + 30,
    y: 846,
    width: 360,
    size: 32,
    lines: 1,
    weight: 700,
    color: palette.onAccent,
    align: 'center',
  });
  kit.add({
    part: 'small',
    phrase: kit.next('small'),
    x,
    y: 960,
    width,
    size: 22,
    lines: 2,
    italic: random.chance(0.5),
    color: palette.soft,
    align: 'left',
  });
  return { width: 1080, height: 1080 };
}

export function menu(kit: Kit): { width: number; height: number } {
  const { random, palette } = kit;
  addTitle(kit, { x: 80, y: 80, width: 800, size: 100, lines: 1, align: 'center' });
  const italic = random.chance(0.6);
  const tracking = random.pick([0, 0.1, 0.2]);
  for (let course = 0; course < 2; course++) {
    const top = 270 + course * 470;
    kit.add({
      part: `course ${course}`,
      phrase: kit.next('labels'),
      x: 80,
      y: top,
      width: 800,
      size: 38,
      lines: 1,
      weight: 700,
      upper: tracking > 0,
      tracking,
      color: palette.accent,
    });
    for (let dish = 0; dish < 3; dish++) {
      const y = top + 90 + dish * 115;
      kit.add({
        part: `dish ${course} ${dish}`,
        phrase: kit.next('items'),
        x: 80,
        y,
        width: 800,
        size: 32,
        lines: 1,
        weight: 600,
      });
      kit.add({
        part: `note ${course} ${dish}`,
        phrase: kit.next('notes'),
        x: 80,
        y: y + 46,
        width: 800,
        size: 25,
        lines: 1,
        italic,
        color: palette.soft,
      });
    }
  }
  return { width: 960, height: 1260 };
}

export function label(kit: Kit): { width: number; height: number } {
  const { random, palette } = kit;
  kit.shapes.push({ x: 40, y: 40, width: 820, height: 920, radius: 30, color: palette.tint });
  addTitle(kit, { x: 100, y: 110, width: 700, size: 120, lines: 2, align: 'center' });
  kit.add({
    part: 'kicker',
    phrase: kit.next('kickers'),
    x: 100,
    y: 440,
    width: 700,
    size: 36,
    lines: 1,
    upper: true,
    tracking: 0.15,
    align: 'center',
    color: palette.accent,
    weight: 600,
  });
  kit.add({
    part: 'lead',
    phrase: kit.next('leads'),
    x: 130,
    y: 540,
    width: 640,
    size: 32,
    lines: 4,
    align: 'center',
    italic: random.chance(0.5),
    leading: random.pick([1.15, 1.3, 1.5]),
  });
  kit.add({
    part: 'small',
    phrase: kit.next('small'),
    x: 130,
    y: 830,
    width: 640,
    size: 21,
    lines: 3,
    align: 'center',
    color: palette.soft,
  });
  return { width: 900, height: 1000 };
}

export function sign(kit: Kit): { width: number; height: number } {
  const { random, palette } = kit;
  kit.shapes.push({ x: 0, y: 0, width: 1200, height: 330, radius: 0, color: palette.accent });
  const title = kit.texts.length;
  addTitle(kit, { x: 80, y: 90, width: 1040, size: 130, lines: 1, align: 'left' });
  const set = kit.texts[title];
  if (set) set.color = palette.onAccent;
  for (let column = 0; column < 2; column++) {
    const x = 80 + column * 560;
    kit.add({
      part: `head ${column}`,
      phrase: kit.next('labels'),
      x,
      y: 400,
      width: 480,
      size: 44,
      lines: 1,
      weight: 700,
    });
    kit.add({
      part: `lead ${column}`,
      phrase: kit.next('leads'),
      x,
      y: 480,
      width: 480,
      size: 28,
      lines: 5,
      leading: random.pick([1.2, 1.35, 1.5]),
    });
  }
  kit.add({
    part: 'foot',
    phrase: kit.next('small'),
    x: 80,
    y: 760,
    width: 1040,
    size: 24,
    lines: 1,
    color: palette.soft,
  });
  return { width: 1200, height: 860 };
}
