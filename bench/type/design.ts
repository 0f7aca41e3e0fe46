import type { Face, Typeface } from '@palimpsest/typefaces';
import type { Palette } from '../engine/blind/palettes.ts';
import { createRandom } from '../engine/blind/random.ts';
import type { Source } from './families.ts';
import { createKit } from './kit.ts';
import { advertisement, label, menu, sign } from './layouts.ts';

/** The languages that every phrase is written in. */
export const benchLanguages = ['English', 'Spanish', 'French', 'Italian', 'Portuguese'] as const;
export type BenchLanguage = (typeof benchLanguages)[number];

export type Phrase = Readonly<Record<BenchLanguage, string>>;

/** How a text stands out; a box is behind a kicker, the others are of titles. */
export type Effect = 'none' | 'soft shadow' | 'hard shadow' | 'outline' | 'glow' | 'underline' | 'box';

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
