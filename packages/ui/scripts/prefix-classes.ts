import {
  animations,
  durations,
  easings,
  fontFamilies,
  ownRadii,
  semanticColors,
  shadows,
  spacing,
  typeScale,
} from '../src/tokens/tokens.ts';

const any = (names: readonly string[]) => `(?:${names.toSorted((a, b) => b.length - a.length).join('|')})`;
const keys = (values: object) => any(Object.keys(values));

const sides = '(?:-(?:[xytrblse]|[se][se]|[tb][lr]))?';
const colored = any([
  ...'bg text ring ring-offset inset-ring inset-shadow text-shadow drop-shadow outline fill stroke decoration divide from via to caret accent placeholder shadow'.split(
    ' ',
  ),
  `border${sides}`,
]);
const sized = any([
  ...'w h size min-w max-w min-h max-h basis inset inset-x inset-y top right bottom left start end gap gap-x gap-y'.split(
    ' ',
  ),
  '[pm][xytrblse]?',
]);

/** The classes that only our theme has, each as what stands before the name and the name. */
const families: [property: string, name: string][] = [
  [colored, keys(semanticColors)],
  ['text', keys(typeScale)],
  ['font', keys(fontFamilies)],
  [`rounded${sides}`, keys(ownRadii)],
  ['shadow', keys(shadows)],
  [sized, keys(spacing)],
  ['duration', keys(durations)],
  ['ease', keys(easings)],
  ['animate', any(animations)],
];

const ownClass = new RegExp(
  `(?<=(?:^|[\\s'"\`:!])-?)(?:(${families.map(([property, name]) => `${property}-(?=${name}(?![\\w-]))`).join('|')})|(?=(?:slider-thumb|system-selected)(?![\\w-])))`,
  'g',
);

/**
 * Puts `pal-` before the names of our theme in the class names of a source or sheet: `bg-surface` becomes `bg-pal-surface`. So
 * the package brings names along that no other theme has, and its sources keep the short ones.
 */
export function prefixClasses(source: string): string {
  return source.replace(ownClass, (_, property: string | undefined) => `${property ?? ''}pal-`);
}
