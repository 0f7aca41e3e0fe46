import { pathToFileURL } from 'node:url';
import { typefaces, type Face, type Typeface } from '@palimpsest/typefaces';
import { facePath } from '@palimpsest/typefaces/node';
import heldOut from '../../training/typeface/held-out.catalogue.json' with { type: 'json' };
import type { Random } from '../engine/blind/random.ts';

/** The source of the faces of a poster. */
export type Source = 'library' | 'elsewhere';

/** Classes that set titles only: nobody sets a paragraph in them. */
const displayClasses: readonly string[] = [
  'extra-condensed',
  'didone',
  'formal-script',
  'brush-script',
  'handwriting',
  'comic',
  'display',
];
const textClasses: readonly string[] = ['grotesque', 'humanist', 'geometric', 'rounded', 'condensed'];

const families: Readonly<Record<Source, readonly Typeface[]>> = {
  library: typefaces,
  elsewhere: heldOut.families as unknown as readonly Typeface[],
};

/** The languages of the bench, by their tags. */
const tags = ['es', 'fr', 'it', 'pt'];

const covers = ({ lacks }: Typeface): boolean => tags.every((tag) => !lacks.includes(tag));

/** A family for titles: classes come up alike, however many families each has. */
export function pickDisplay(random: Random, source: Source): Typeface {
  const fitting = families[source].filter(covers);
  const chosen = random.pick([...new Set(fitting.map((family) => family.class))]);
  return random.pick(fitting.filter((family) => family.class === chosen));
}

/** A family for running text; half of them sans serif. */
export function pickText(random: Random, source: Source): Typeface {
  const fitting = families[source].filter((family) => covers(family) && !displayClasses.includes(family.class));
  const sans = random.chance(0.5);
  return random.pick(fitting.filter((family) => textClasses.includes(family.class) === sans));
}

/** The face of a family that is nearest to what a designer asked for. */
export function nearestFace({ faces }: Typeface, weight: number, italic: boolean): Face {
  const wanted = italic ? 'italic' : 'normal';
  const styled = faces.filter(({ style }) => style === wanted);
  const [face] = (styled.length > 0 ? styled : faces).toSorted(
    (one, other) => Math.abs(one.weight - weight) - Math.abs(other.weight - weight),
  );
  if (!face) throw new Error('A family has a face at least.');
  return face;
}

/** The CSS family under which a face alone is known on a page. */
export function pageFamily({ file }: Face): string {
  return file.replace('.ttf', '');
}

export function fontFaceRule(face: Face): string {
  return `@font-face{font-family:'${pageFamily(face)}';src:url('${pathToFileURL(facePath(face)).href}')}`;
}
