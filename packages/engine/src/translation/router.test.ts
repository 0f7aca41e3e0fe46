import { expect, test } from 'vitest';
import { EngineError } from '../errors.ts';
import { createRouter, type RouteOptions, type RouterOptions, type Translation } from './router.ts';
import type { LanguagePair, SourceText, Translator } from './translator.ts';

const spanish: LanguagePair = { from: 'English', to: 'Spanish' };

interface Asked extends Translator {
  /** The texts of each request. */
  requests: string[][];
}

/** @param answer what becomes of a text; an error fails the request */
function translatorOf(
  name: string,
  answer: (source: SourceText, request: number) => string | EngineError,
  { pairs = [spanish], quality = 'neural' }: { pairs?: LanguagePair[]; quality?: Translator['quality'] } = {},
): Asked {
  const requests: string[][] = [];
  return {
    name,
    quality,
    requests,
    pairs: async () => pairs,
    async translate(texts) {
      requests.push(texts.map(({ text }) => text));
      return texts.map((source) => {
        const result = answer(source, requests.length);
        if (result instanceof EngineError) throw result;
        return result;
      });
    },
  };
}

async function translate(
  translators: readonly Translator[],
  texts: readonly (string | SourceText)[],
  options: RouteOptions & RouterOptions = {},
): Promise<Translation[]> {
  const sources = texts.map((text) => (typeof text === 'string' ? { text } : text));
  return createRouter(translators, options).translate(sources, 'English', 'Spanish', options);
}

const busy = new EngineError('translation-failed', 'The service is busy.');
const naming = (name: string) => translatorOf(name, ({ text }) => `${name}: ${text}`);

test('the first translator that offers the pair translates it, and the note says which', async () => {
  const german = translatorOf('german', ({ text }) => text, { pairs: [{ from: 'English', to: 'German' }] });
  expect(await translate([german, naming('first'), naming('second')], ['we swim'])).toEqual([
    { text: 'first: we swim', origin: 'translator', by: 'first' },
  ]);
});

test('every pair is listed once', async () => {
  const second = translatorOf('second', ({ text }) => text, { pairs: [spanish, { from: 'English', to: 'German' }] });
  expect(await createRouter([naming('first'), second]).pairs()).toEqual([{ from: 'English', to: 'German' }, spanish]);
});

test('a pair that nobody offers is named, with what there is and what to do', async () => {
  const router = createRouter([naming('first')]);
  await expect(router.translate([{ text: 'x' }], 'English', 'Welsh')).rejects.toMatchObject({
    code: 'pair-unavailable',
    message: expect.stringMatching(
      /from English to Welsh is not available.*English can be translated to Spanish\..*OPENAI_API_KEY/,
    ),
  });
  await expect(router.assertSupports(spanish)).resolves.toBeUndefined();
  await expect(createRouter([]).assertSupports(spanish)).rejects.toThrow(/install apertium/);
});

test('a translator that fails is followed by the next, with its name in the note', async () => {
  const [text] = await translate([translatorOf('broken', () => busy), naming('second')], ['we swim']);
  expect(text).toMatchObject({ text: 'second: we swim', by: 'second' });
});

test('when all fail, the last reason is told', async () => {
  await expect(translate([translatorOf('broken', () => busy)], ['we swim'])).rejects.toBe(busy);
});

const refusing = (bad: string, name = 'refusing') =>
  translatorOf(name, ({ text }) =>
    text.includes(bad)
      ? new EngineError('translation-failed', 'The text was refused.', { concernsText: true })
      : `1 ${text}`,
  );

test('a text that its translator refuses is kept with the reason, and the others are translated', async () => {
  expect(await translate([refusing('moose')], ['one dog', 'a moose', 'two cats'])).toMatchObject([
    { text: '1 one dog', origin: 'translator' },
    { text: 'a moose', origin: 'unchanged', kept: 'refused' },
    { text: '1 two cats', origin: 'translator' },
  ]);
});

test('the next translator is asked for what the first one refused', async () => {
  const texts = await translate([refusing('moose'), naming('second')], ['one dog', 'a moose']);
  expect(texts.map(({ text, by }) => [text, by])).toEqual([
    ['1 one dog', 'refusing'],
    ['second: a moose', 'second'],
  ]);
});

test('a refused text does not cost those that need no translator', async () => {
  expect(await translate([refusing('moose')], ['a moose', 'Opening hours'])).toMatchObject([
    { text: 'a moose', origin: 'unchanged', kept: 'refused' },
    { text: 'Horario', origin: 'built-in' },
  ]);
});

test('the refusal is told where every text was refused', async () => {
  await expect(translate([refusing('moose')], ['a moose', 'two moose'])).rejects.toThrow('The text was refused.');
});

test('a translator that refuses whatever it is asked is not asked for every text', async () => {
  const stuck = refusing('');
  await expect(translate([stuck], ['one', 'two', 'three', 'four', 'five', 'six'])).rejects.toThrow('refused');
  expect(stuck.requests).toHaveLength(4);
});

test('a translator that cannot be reached costs the picture, whatever is known without it', async () => {
  await expect(translate([translatorOf('away', () => busy)], ['we swim', 'Opening hours'])).rejects.toBe(busy);
});

test.each([
  ['empty', ''],
  ['wrong-language', 'these words are still as English as they have ever been'],
  ['broken', 'Vas-<prn>, intenta'],
  ['broken', 'uno *moose'],
  ['broken', 'uno @moose'],
  ['broken', 'uno #alce'],
  ['broken', 'uno &lt;b&gt;'],
  ['broken', '<b>uno</b> alce'],
] as const)('an answer that is %s keeps its text: %j', async (kept, answer) => {
  const original = 'there goes a large moose in the long 8 October rain';
  const translator = translatorOf('odd', ({ text }) => (text === original ? answer : `1 ${text}`));
  expect(await translate([translator], ['one dog', original], { detect })).toMatchObject([
    { text: '1 one dog' },
    { text: original, origin: 'unchanged', kept },
  ]);
});

test.each(['*Only today', 'see <b>this</b> here', 'Q&amp;A with us', '@home with us', 'number #one here'])(
  'signs that stand in the original break no answer: %j',
  async (text) => {
    const echo = translatorOf('echo', (source) => `1 ${source.text}`);
    expect(await translate([echo], [text])).toMatchObject([{ text: `1 ${text}`, origin: 'translator' }]);
  },
);

const detectLodge = async (text: string) => (text.includes('Moose Lodge') ? ('English' as const) : undefined);

test('the language of an answer is told from the words that were translated', async () => {
  const echo = translatorOf('echo', ({ text }) => `vengan todos al ${text.slice(-17)}`);
  const options = { detect: detectLodge, blacklist: ['Austin Moose Lodge'] };
  expect(await translate([echo], ['come all of you to Austin Moose Lodge'], options)).toMatchObject([{ by: 'echo' }]);
});

test('a translator that cannot say what it offers is passed over', async () => {
  const silent: Translator = { ...naming('silent'), pairs: () => Promise.reject(busy) };
  expect(await translate([silent, naming('second')], ['we swim'])).toMatchObject([{ by: 'second' }]);
});

test('a text that came back empty is asked for again, alone, and then of the next translator', async () => {
  const once = translatorOf('once', ({ text }, request) => (text === 'two cats' && request === 1 ? '' : `1 ${text}`));
  expect((await translate([once], ['one dog', 'two cats'])).map(({ text }) => text)).toEqual([
    '1 one dog',
    '1 two cats',
  ]);
  expect(once.requests).toEqual([['one dog', 'two cats'], ['two cats']]);

  const never = translatorOf('never', ({ text }) => (text === 'two cats' ? '' : `1 ${text}`));
  const texts = await translate([never, naming('second')], ['one dog', 'two cats']);
  expect(texts.map(({ by }) => by)).toEqual(['never', 'second']);
});

test('a text twice as long as its room is asked for again, and taken if nobody has a shorter one', async () => {
  const wordy = translatorOf('wordy', () => 'x'.repeat(50), { quality: 'language-model' });
  const [text] = await translate([wordy], [{ text: 'we swim', characterBudget: 10 }]);
  expect(wordy.requests).toHaveLength(2);
  expect(text).toMatchObject({ text: 'x'.repeat(50), by: 'wordy' });
  const [shorter] = await translate([wordy, naming('brief')], [{ text: 'we swim', characterBudget: 10 }]);
  expect(shorter?.by).toBe('brief');
});

const detect = async (text: string) => (text.startsWith('these') ? ('English' as const) : undefined);

test('an answer in the language of the original is no translation', async () => {
  const english = translatorOf('english', () => 'these words are still as English as they have ever been');
  const [text] = await translate([english, naming('second')], ['we have been swimming here'], { detect });
  expect(text?.by).toBe('second');
});

test('an unchanged text is said to be so, and no gist is made of it', async () => {
  const same = translatorOf('same', ({ text }) => text);
  const gist = translatorOf('gist', () => 'Estrellasdólares', { quality: 'gist' });
  expect(await translate([same, gist], ['Starbucks'])).toMatchObject([{ text: 'Starbucks', origin: 'unchanged' }]);
});

test('what is stored, dates and phrases of signs need no translator', async () => {
  const never = naming('never');
  const memory = [{ source: 'Hello there', translation: 'Muy buenas' }];
  const texts = await translate([never], ['HELLO THERE', 'Opening hours', 'Monday to Friday', '24/7'], { memory });
  expect(texts.map(({ text, origin }) => [text, origin])).toEqual([
    ['MUY BUENAS', 'memory'],
    ['Horario', 'built-in'],
    ['de lunes a viernes', 'built-in'],
    ['24/7', 'built-in'],
  ]);
  expect(never.requests).toEqual([[]].slice(1));
});

test('code and a broken address come back as they stand', async () => {
  const never = naming('never');
  const texts = await translate(
    [never],
    [
      { text: '1 play 60 2 sleep 1', lines: ['1 play 60', '2 sleep 1'] },
      { text: 'world.acme.org/ contribute', lines: ['world.acme.org/', 'contribute'] },
    ],
  );
  expect(texts.map(({ text }) => text)).toEqual(['1 play 60 2 sleep 1', 'world.acme.org/ contribute']);
  expect(never.requests).toEqual([]);
});

test('beside a key cap, a word on a key stays; without one it is translated', async () => {
  const words = naming('words');
  const beside = await translate([words], ['SHIFT SHIFT', 'CTRL', 'Enter', 'Delete']);
  expect(beside.map(({ text }) => text)).toEqual(['SHIFT SHIFT', 'CTRL', 'Enter', 'Delete']);
  const alone = await translate([words], ['Delete', 'Night shift']);
  expect(alone.map(({ text }) => text)).not.toContain('Delete');
});

test('labels of an interface are translated as such, among others of their kind', async () => {
  const never = naming('never');
  const texts = await translate(
    [never],
    ['File', 'Edit', 'Menu', 'Open', 'Close', 'Home', 'Sign up', 'Looks', 'Forgot password?'],
  );
  expect(texts.map(({ text }) => text)).toEqual([
    'Archivo',
    'Editar',
    'Menú',
    'Abrir',
    'Cerrar',
    'Inicio',
    'Registrarse',
    'Apariencia',
    '¿Olvidaste tu contraseña?',
  ]);
  expect(await translate([never], ['Open', 'Menu', 'Fresh fish'])).toMatchObject([
    { text: 'Abierto' },
    { text: 'Carta' },
    {},
  ]);
});

test('in a sentence they are left to the translator', async () => {
  expect(await translate([naming('first')], ['Close. Then go home.', 'Back! Get back!'])).toMatchObject([
    { text: 'first: Close. Then go home.' },
    { text: 'first: Back! Get back!' },
  ]);
});

test('runs stand where their words stand, also where the translator knows no runs', async () => {
  const text = 'swim until 3 October with us';
  const runs = [
    { start: 5, end: 20 },
    { start: 26, end: 28 },
  ];
  const spanish: Record<string, string> = { 'until 3 October': 'hasta octubre', us: 'nosotros' };
  const plain = translatorOf('plain', (source) => spanish[source.text] ?? 'nada con nosotros hasta octubre');
  const [gist] = await translate([plain], [{ text, runs }]);
  expect(gist?.runs?.map(({ run, start, end }) => [run, gist.text.slice(start, end)])).toEqual([
    [1, 'nosotros'],
    [0, 'hasta octubre'],
  ]);
  const carrying = translatorOf(
    'carrying',
    ({ text: own, fixed = [] }) => spanish[own] ?? `nada con nosotros ${fixed[0]?.replacement ?? ''}`,
    { quality: 'gist' },
  );
  const [made] = await translate([carrying], [{ text, runs }]);
  expect(made?.text).toBe('nada con nosotros hasta el 3 de octubre');
  expect(made?.runs?.map(({ run, start, end }) => [run, made.text.slice(start, end)])).toEqual([
    [1, 'nosotros'],
    [0, 'hasta el 3 de octubre'],
  ]);
});

test('of a text that needs no translator, the runs that hold a known part are kept', async () => {
  const text = 'Opening hours | Monday to Friday';
  const [made] = await translate([naming('never')], [{ text, runs: [{ start: 16, end: 32 }] }]);
  expect(made).toMatchObject({ origin: 'built-in', text: expect.stringMatching(/de lunes a viernes$/) });
  expect(made?.runs?.map(({ run, start, end }) => [run, made.text.slice(start, end)])).toEqual([
    [0, 'de lunes a viernes'],
  ]);
});

test.each([
  ['neural', ['19:30']],
  ['language-model', ['19:30']],
  ['gist', ['hasta el 3 de octubre', 'a las 19:30', 'menores de 12 años', 'los domingos']],
] as const)('of dates and hours in a sentence, a %s translator gets as fixed parts: %j', async (quality, expected) => {
  let seen: string[] = [];
  const looking = translatorOf(
    'looking',
    ({ fixed = [] }) => {
      seen = fixed.map(({ replacement }) => replacement);
      return 'nada';
    },
    { quality },
  );
  await translate([looking], ['Closed until 3 October for work, ends at 19:30, children under 12 swim on Sundays']);
  expect(seen).toEqual(expected);
});

test('a date that stands alone is written without a translator', async () => {
  expect(await translate([translatorOf('never', () => busy)], ['Saturday, 14 September'])).toEqual([
    { text: 'sábado, 14 de septiembre', origin: 'built-in' },
  ]);
});

test('terms of the glossary and the blacklist reach the translator as fixed parts', async () => {
  let seen: SourceText['fixed'] = [];
  const looking = translatorOf('looking', ({ text, fixed }) => {
    seen = fixed;
    return `${text}!`;
  });
  const glossary = [{ term: 'early bird', translation: 'reserva anticipada' }];
  await translate([looking], ['get early bird at Acme'], { glossary, blacklist: ['acme'] });
  expect(seen).toEqual([
    { start: 4, end: 14, replacement: 'reserva anticipada' },
    { start: 18, end: 22, replacement: 'Acme' },
  ]);
});

test('a cancelled translation does not go to the next translator', async () => {
  const controller = new AbortController();
  const aborting = translatorOf('aborting', () => {
    controller.abort();
    return busy;
  });
  const next = naming('next');
  await expect(translate([aborting, next], ['we swim'], { signal: controller.signal })).rejects.toMatchObject({
    code: 'cancelled',
  });
  expect(next.requests).toEqual([]);
});
