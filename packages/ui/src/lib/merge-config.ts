type Test = (value: string) => boolean;
type Group = (string | Test | Record<string, (string | Test | Record<string, Test[]>)[]>)[];

const any: Test = () => true;
const isWidth: Test = (value) => /^(\d|\[[\d.])/.test(value);
/** The steps of the type scale; a test holds them against the tokens. */
const isFontSize: Test = (value) => /^(\d?xs|sm|base|lg|\d?xl|\[[\d.].*)$/.test(value);
const words = (list: string) => list.split(' ');

/** Groups whose classes are all `name-…`. */
const prefixes = (names: string[]) =>
  Object.fromEntries(names.map((name): [string, Group] => [name, [{ [name]: [any] }]]));

const sides = words('x y s e t r b l');

/** A line of some width in some colour, told apart by what follows the name: `ring-2`, `ring-accent`. */
const line = (name: string): Record<string, Group> => ({
  [name]: [{ [name]: ['', isWidth] }],
  [`${name}-color`]: [{ [name]: [(value) => !/^\w-/.test(value)] }],
});

/** A whole, as `p`, and its sides, as `px`. */
const box = (name: string) => [name, ...sides.map((side) => name + side)];

/** The whole set later takes back its sides; a side never takes back the whole. */
const boxConflicts = (name: string) => ({
  [name]: sides.map((side) => name + side),
  [`${name}x`]: words('s e r l').map((side) => name + side),
  [`${name}y`]: words('t b').map((side) => name + side),
});

const lineStyles = words('solid dashed dotted double none hidden');

/**
 * Which class names set the same property, for the properties that our components set: the part of Tailwind's table that
 * is needed for a caller's class to win, at a quarter of its weight. A test holds every decision against the whole table.
 */
export const mergeConfig = {
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...prefixes([
      ...words('overflow overflow-x overflow-y overscroll inset inset-x inset-y start end top right bottom left z'),
      ...words(
        'flex grow shrink basis order grid-cols grid-rows grid-flow auto-cols col-start row-span gap gap-x gap-y items self justify size w min-w max-w h min-h max-h',
      ),
      ...words(
        'leading tracking align whitespace wrap underline-offset outline-offset opacity transition duration ease delay',
      ),
      ...words(
        'animate appearance forced-color-adjust scale scale-x rotate translate translate-x translate-y aspect object fill shadow cursor touch select',
      ),
      ...words('pointer-events backdrop-blur'),
      ...box('p'),
      ...box('m'),
      ...['', ...sides].map((side) => (side ? `rounded-${side}` : 'rounded')),
    ]),
    content: [{ content: [(value: string) => value.startsWith('[')] }],
    'align-content': [{ content: [any] }],
    display: words('block inline-block inline flex inline-flex grid inline-grid table contents hidden'),
    position: words('static fixed absolute relative sticky'),
    isolation: ['isolate'],
    container: ['@container'],
    sr: ['sr-only'],
    'flex-direction': [{ flex: words('row row-reverse col col-reverse') }],
    'flex-wrap': [{ flex: words('wrap wrap-reverse nowrap') }],
    grow: [{ grow: ['', any] }],
    shrink: [{ shrink: ['', any] }],
    'font-size': [{ text: [isFontSize] }],
    'text-alignment': [{ text: words('left center right justify start end') }],
    'text-wrap': [{ text: words('wrap nowrap balance pretty') }],
    'text-overflow': ['truncate'],
    'text-color': [{ text: [any] }],
    'text-decoration': words('underline overline line-through no-underline'),
    'text-transform': words('uppercase lowercase capitalize normal-case'),
    'font-weight': [{ font: words('light normal medium semibold bold') }],
    'font-family': [{ font: [any] }],
    numbers: words('normal-nums tabular-nums proportional-nums'),
    'bg-size': [{ bg: [{ size: [any] }] }],
    'bg-image': [{ bg: ['none', (value: string) => /^\[\D+\(/.test(value)] }],
    'bg-color': [{ bg: [any] }],
    ...Object.fromEntries(sides.map((side) => [`border${side}`, [{ [`border-${side}`]: ['', isWidth] }]])),
    'border-style': [{ border: lineStyles }],
    'outline-style': [{ outline: lineStyles }],
    ...line('border'),
    ...line('outline'),
    ...line('ring'),
    ...line('stroke'),
    ...line('decoration'),
  },
  conflictingClassGroups: {
    ...boxConflicts('p'),
    ...boxConflicts('m'),
    ...boxConflicts('border'),
    overflow: words('overflow-x overflow-y'),
    inset: words('inset-x inset-y start end top right bottom left'),
    'inset-x': words('right left'),
    'inset-y': words('top bottom'),
    flex: words('basis grow shrink'),
    gap: words('gap-x gap-y'),
    size: words('w h'),
    'font-size': ['leading'],
    rounded: sides.map((side) => `rounded-${side}`),
    translate: words('translate-x translate-y'),
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: words('* ** after before file placeholder'),
};
