import type { Face, Typeface } from '@palimpsest/typefaces';
import { darkPalettes, lightPalettes, type Palette } from '../engine/blind/palettes.ts';
import type { Random } from '../engine/blind/random.ts';
import type { BenchLanguage, DesignedText, Effect, Phrase, Shape } from './designed.ts';
import { nearestFace, pickDisplay, pickText, type Source } from './families.ts';
import phrases from './phrases.json' with { type: 'json' };

export interface Ask {
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

/** The tools that the layouts draw with. */
export interface Kit {
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

const minTitleSize = 40;

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

export function createKit(random: Random, source: Source, languages: readonly BenchLanguage[]): Kit {
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

export function addTitle(kit: Kit, ask: Omit<Ask, 'display' | 'part' | 'phrase'>): void {
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
    effect: kit.effect === 'none' && kit.random.fork('underline').chance(0.3) ? 'underline' : kit.effect,
    size: Math.max(minTitleSize, ask.size),
  });
}
