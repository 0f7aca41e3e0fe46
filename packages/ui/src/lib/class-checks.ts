/** Whether the rest of a class, after its prefix, is a value of one kind. */
export type ClassCheck = (value: string) => boolean;

const any: ClassCheck = () => true;
const never: ClassCheck = () => false;
const test =
  (pattern: RegExp): ClassCheck =>
  (value) =>
    pattern.test(value);

const inBrackets = /^\[(?:(\w[\w-]*):)?(.+)\]$/;
const inParentheses = /^\((?:(\w[\w-]*):)?(.+)\)$/;

/** Matches a value in brackets: with one of these labels, as in `[length:var(--a)]`, or without a label if `plain` matches its content. */
const labelled =
  (enclosed: RegExp, labels: string, plain = never): ClassCheck =>
  (value) => {
    const [found, label, content = ''] = enclosed.exec(value) ?? [];
    return label ? labels.split(',').includes(label) : !!found && plain(content);
  };

const isNumber: ClassCheck = (value) => !!value && !Number.isNaN(Number(value));
const isBracketed = test(inBrackets);
const isParenthesized = test(inParentheses);
const isColor = test(/^(rgba?|hsla?|hwb|(ok)?(lab|lch)|color(-mix)?|light-dark)\(.+\)$/);
const hasLength = test(
  /\d(%|px|r?em|[sdl]?v([hwib]|min|max)|p[tc]|in|[cm]m|cap|ch|ex|r?lh|cq([whib]|min|max))|\b(calc|min|max|clamp)\(.+\)|^0$/,
);

const position = 'position,percentage';
const image = 'image,url';
const size = 'length,size,bg-size';
const weight = 'number,weight';

/** The checks of tailwind-merge in the order of its `validators`. The table refers to each check by a letter: A is the first. */
export const classChecks: readonly ClassCheck[] = [
  any,
  (value) => !isBracketed(value) && !isParenthesized(value),
  labelled(inBrackets, 'family-name'),
  labelled(
    inBrackets,
    image,
    test(/^(url|image(-set)?|cross-fade|element|(repeating-)?(linear|radial|conic)-gradient)\(.+\)$/),
  ),
  labelled(inBrackets, 'length', (value) => hasLength(value) && !isColor(value)),
  labelled(inBrackets, 'number', isNumber),
  labelled(inBrackets, position),
  labelled(inBrackets, 'shadow', test(/^(inset_)?-?(\d*\.?\d+[a-z]+|0)_-?(\d*\.?\d+[a-z]+|0)/)),
  labelled(inBrackets, size),
  isBracketed,
  isParenthesized,
  labelled(inParentheses, 'family-name'),
  labelled(inParentheses, image),
  labelled(inParentheses, 'length'),
  labelled(inParentheses, position),
  labelled(inParentheses, 'shadow', any),
  labelled(inParentheses, size),
  labelled(inParentheses, weight, any),
  labelled(inBrackets, weight, any),
  test(/^\d+(\.\d+)?\/\d+(\.\d+)?$/),
  (value) => !!value && Number.isInteger(Number(value)),
  test(/^@container(-size|-normal)?\/./),
  isNumber,
  (value) => value.endsWith('%') && isNumber(value.slice(0, -1)),
  test(/^(\d+(\.\d+)?)?(xs|sm|md|lg|xl)$/),
];
