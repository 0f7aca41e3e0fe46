import type { Face, Typeface } from '@palimpsest/typefaces';
import { darkPalettes, lightPalettes, type Palette } from '../engine/blind/palettes.ts';
import { createRandom, type Random } from '../engine/blind/random.ts';
import { nearestFace, pickDisplay, pickText, type Source } from './families.ts';
import phrases from './phrases.json' with { type: 'json' };

/** The languages that every phrase is written in. */
export const benchLanguages = ['English', 'Spanish', 'French', 'Italian', 'Portuguese'] as const;
export type BenchLanguage = (typeof benchLanguages)[number];

export type Phrase = Readonly<Record<BenchLanguage, string>>;

/** How a title stands out. */
export type Effect = 'none' | 'soft shadow' | 'hard shadow' | 'outline' | 'glow';

/** What happens to the picture of the source; the designer's version shares its geometry only. */
export type Damage = 'clean' | 'jpeg' | 'noise' | 'half size' | 'tilt';

/** A text as the designer set it. Lengths in px of the page. */
export interface DesignedText {
  part: string;
  phrase: Phrase;
  typeface: Typeface;
  face: Face;
  size: number;
  /** Of the size. */
  leading: number;
  /** In ems. */
  tracking: number;
  upper: boolean;
  color: string;
  align: 'left' | 'center' | 'right';
  effect: Effect;
  /** Of the block that the text is set in. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  color: string;
}

/** A poster as data: the same in every language. */
export interface Design {
  name: string;
  source: Source;
  damage: Damage;
  from: BenchLanguage;
  to: BenchLanguage;
  width: number;
  height: number;
  background: string;
  /** Degrees, clockwise, of the whole page. */
  tilt: number;
  palette: Palette;
  texts: DesignedText[];
  shapes: Shape[];
}

interface Ask {
  part: string;
  phrase: Phrase;
  x: number;
  y: number;
  width: number;
  size: number;
  /** As many lines as the block has room for. */
  lines: number;
  display?: boolean;
  weight?: number;
  italic?: boolean;
  upper?: boolean;
  tracking?: number;
  leading?: number;
  color?: string;
  align?: 'left' | 'center' | 'right';
  effect?: Effect;
}

/** What the layouts draw with. */
interface Kit {
  random: Random;
  palette: Palette;
  display: Typeface;
  text: Typeface;
  effect: Effect;
  next: (kind: keyof typeof phrases) => Phrase;
  texts: DesignedText[];
  shapes: Shape[];
  add: (ask: Ask) => void;
}

const smallestTitle = 40;

/** The size at which a phrase keeps to its lines in the given languages, by the mean widths of its letters. */
function sizeFor(ask: Ask, face: Face, languages: readonly BenchLanguage[]): number {
  const advance = (ask.upper ? face.advances.upper : face.advances.lower * 1.04) + (ask.tracking ?? 0);
  const fits = languages.map((language) => {
    const words = ask.phrase[language].split(' ').map((word) => word.length * advance);
    const line = ask.phrase[language].length * advance;
    const byLines = (ask.width * ask.lines * (ask.lines > 1 ? 0.8 : 0.97)) / line;
    return Math.min(byLines, (ask.width * 0.97) / Math.max(...words));
  });
  return Math.min(ask.size, ...fits);
}

function createKit(random: Random, source: Source, languages: readonly BenchLanguage[]): Kit {
  const palette = random.pick(random.chance(0.45) ? darkPalettes : lightPalettes);
  const orders = new Map<string, Phrase[]>();
  const texts: DesignedText[] = [];
  const kit: Kit = {
    random,
    palette,
    display: pickDisplay(random.fork('display'), source),
    text: pickText(random.fork('text'), source),
    effect: random.pick(['none', 'none', 'none', 'soft shadow', 'hard shadow', 'outline', 'glow'] as const),
    texts,
    shapes: [],
    next: (kind) => {
      const left = orders.get(kind) ?? random.fork(kind).shuffled<Phrase>(phrases[kind]);
      orders.set(kind, left.slice(1));
      const [first] = left;
      if (!first) throw new Error(`There are not enough phrases of the kind "${kind}".`);
      return first;
    },
    add: (ask) => {
      const typeface = ask.display ? kit.display : kit.text;
      const face = nearestFace(typeface, ask.weight ?? 400, ask.italic ?? false);
      const size = Math.round(sizeFor(ask, face, languages));
      const leading = ask.leading ?? 1.25;
      texts.push({
        part: ask.part,
        phrase: ask.phrase,
        typeface,
        face,
        size,
        leading,
        tracking: ask.tracking ?? 0,
        upper: ask.upper ?? false,
        color: ask.color ?? palette.ink,
        align: ask.align ?? 'left',
        effect: ask.effect ?? 'none',
        x: ask.x,
        y: ask.y,
        width: ask.width,
        height: Math.ceil(ask.lines * leading * size),
      });
    },
  };
  return kit;
}

function addTitle(kit: Kit, ask: Omit<Ask, 'display' | 'part' | 'phrase'>): void {
  const script = ['formal-script', 'brush-script', 'handwriting'].includes(kit.display.class);
  const upper = !script && kit.random.chance(0.4);
  kit.add({
    ...ask,
    part: 'title',
    phrase: kit.next('titles'),
    display: true,
    weight: kit.random.pick([400, 600, 700, 700, 900]),
    upper,
    tracking: upper ? kit.random.pick([0, 0, 0.02, 0.06]) : script ? 0 : kit.random.pick([0, 0, -0.02]),
    leading: kit.random.pick([0.95, 1.05, 1.15]) + (script ? 0.15 : 0),
    effect: kit.effect,
    size: Math.max(smallestTitle, ask.size),
  });
}

function advertisement(kit: Kit): { width: number; height: number } {
  const { random, palette } = kit;
  const align = random.pick(['left', 'center'] as const);
  const x = 90;
  const width = 900;
  const tracking = random.pick([0.08, 0.16, 0.25]);
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
    color: palette.accent,
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

function menu(kit: Kit): { width: number; height: number } {
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

function label(kit: Kit): { width: number; height: number } {
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

function sign(kit: Kit): { width: number; height: number } {
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

const layouts = [advertisement, label, menu, sign];
const damages: readonly Damage[] = ['clean', 'jpeg', 'clean', 'half size', 'noise', 'tilt'];

/** The first `count` posters of a seed. Every third is set in faces that the library lacks. */
export function designs(seed: string, count: number): Design[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(`${seed}/type/${index}`);
    const source: Source = index % 3 === 2 ? 'elsewhere' : 'library';
    const damage = damages[index % damages.length] ?? 'clean';
    const layout = layouts[index % layouts.length] ?? advertisement;
    const [from = 'English', to = 'Spanish'] = random.fork('languages').shuffled<BenchLanguage>(benchLanguages);
    const kit = createKit(random, source, [from, to]);
    const size = layout(kit);
    const { palette } = kit;
    const number = String(index + 1).padStart(2, '0');
    return {
      name: `${number}-${layout.name}-${source}-${damage.replace(' ', '-')}`,
      source,
      damage,
      from,
      to,
      ...size,
      background: random.chance(0.5) ? palette.paper : `linear-gradient(170deg,${palette.paper},${palette.tint})`,
      tilt: damage === 'tilt' ? random.pick([-4, -3, 3, 4]) : 0,
      palette,
      texts: kit.texts,
      shapes: kit.shapes,
    };
  });
}
