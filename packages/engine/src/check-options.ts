import { inspect } from 'node:util';
import { z } from 'zod';

const aFunction = z.custom<unknown>((value) => typeof value === 'function', 'a function');
const words = z.array(z.string('a string'), 'an array of strings');
const positive = z.number('a number above 0').positive('a number above 0');
const pixels = z.number('a number of pixels');
const region = z.looseObject({ x1: pixels, y1: pixels, x2: pixels, y2: pixels }, 'a rectangle { x1, y1, x2, y2 }');
const translator = z.looseObject(
  { name: z.string('a string'), pairs: aFunction, translate: aFunction },
  'a translator { name, pairs(), translate() }',
);
const language = z.string('the name of a language, such as "English"');
const read = {
  source: language,
  exclusions: z.array(region, 'an array of rectangles { x1, y1, x2, y2 }').optional(),
  signal: z.instanceof(AbortSignal, { error: 'an AbortSignal' }).optional(),
  onStage: aFunction.optional(),
};
const translation = {
  target: language,
  blacklist: words.optional(),
  localiseNumbers: z.boolean('true or false').optional(),
  words: z.map(z.number(), z.string(), 'a map of texts by their ids').optional(),
};

/** The options that each public function takes. A name that `engine` or `imageLimits` does not know is a misspelling. */
const schemas = {
  engine: z.strictObject(
    {
      imageLimits: z
        .strictObject({ pixels: positive.optional(), side: positive.optional() }, 'limits { pixels, side }')
        .optional(),
      translators: z.array(translator, 'an array of translators').optional(),
      families: words.optional(),
    },
    'options { imageLimits, translators, families }',
  ),
  read: z.looseObject(read, 'options { source, … }'),
  localise: z.looseObject({ ...read, ...translation }, 'options { source, target, … }'),
  target: z.looseObject(translation, 'options { target, … }'),
};

const document = z.looseObject({ texts: z.array(z.looseObject({ translatedText: z.string() })) });

/**
 * Refuses options that a program without types got wrong.
 * @param call the call as its user wrote it, `engine.localise(bytes, options)`
 * @throws TypeError naming the option, what was given and what is expected
 */
export function checkOptions(call: string, kind: keyof typeof schemas, options: unknown): void {
  const issue = schemas[kind].safeParse(options).error?.issues[0];
  if (!issue) return;
  const given = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], options);
  const name = issue.path.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : `${path}.${String(key)}`),
    'options',
  );
  if (issue.code === 'unrecognized_keys')
    throw new TypeError(`${call}: ${name} has no ${issue.keys.join(', ')}; it takes ${issue.message}.`);
  throw new TypeError(`${call}: ${name} is ${inspect(given, { depth: 0 })}; expected ${issue.message}.`);
}

/**
 * Refuses what is not the content of a file.
 * @param name of the argument
 * @throws TypeError naming the argument, what was given and what is expected
 */
export function checkBytes(call: string, bytes: unknown, name = 'bytes'): void {
  if (bytes instanceof Uint8Array) return;
  throw new TypeError(
    `${call}: ${name} is ${inspect(bytes, { depth: 0 })}; expected the content of an image file as a Uint8Array, such as await readFile('poster.png') gives.`,
  );
}

/** @throws TypeError where a document is not one of the engine's */
export function checkDocument(call: string, given: unknown): void {
  if (document.safeParse(given).success) return;
  throw new TypeError(
    `${call}: document is ${inspect(given, { depth: 0 })}; expected the document that engine.localise() returns.`,
  );
}

/** @throws TypeError where a translator does not answer with one string for each text */
export function checkTranslations(translator: string, translations: unknown, count: number): void {
  if (words.length(count).safeParse(translations).success) return;
  throw new TypeError(
    `The translator ${translator} returned ${inspect(translations, { depth: 1 })}; expected ${count} strings, one for each text.`,
  );
}
