import type { LanguageName } from '@palimpsest/contract';
import type { Command } from './commands.ts';
import { decapitalise } from '../wording/letter-case.ts';

/** How the signs of a language forbid things and doings, and say for whom something is. */
interface BanWords {
  /** What it says before an infinitive for "you can". */
  can: RegExp;
  infinitive: RegExp;
  /** Before what must not be done. */
  forbidden: (infinitive: string) => string;
  /** Before what must not be brought, as one and as several. */
  one: (things: string) => string;
  several: (things: string) => string;
  only: (things: string) => string;
}

const after =
  (words: string) =>
  (text: string): string =>
    words + text;

/** "Solo residentes", but "Aparcamiento solo para clientes". */
const onlyBefore =
  (only: string, preposition: RegExp) =>
  (text: string): string =>
    preposition.test(text) ? text.replace(preposition, ` ${only}$&`) : `${only} ${text}`;

/** "de" loses its vowel before another. */
const elided =
  (words: string) =>
  (text: string): string =>
    /^[aeiouhàâéèêëîïôûœ]/iu.test(text) ? `${words.slice(0, -2)}’${text}` : words + text;

const banWords: Partial<Record<LanguageName, BanWords>> = {
  Catalan: {
    can: /^pots /iu,
    infinitive: /^\p{L}+(?:[aeií]r|re)(?!\p{L})/iu,
    forbidden: after('prohibit '),
    one: after('no s’admet '),
    several: after('no s’admeten '),
    only: onlyBefore('només', / per a /iu),
  },
  French: {
    can: /^tu peux /iu,
    infinitive: /^\p{L}+(?:er|ir|re)(?!\p{L})/iu,
    forbidden: elided('interdiction de '),
    one: elided('pas de '),
    several: elided('pas de '),
    only: (things) => `${things} uniquement`,
  },
  Galician: {
    can: /^podes /iu,
    infinitive: /^\p{L}+[aeií]r(?!\p{L})/iu,
    forbidden: after('prohibido '),
    one: after('non se admite '),
    several: after('non se admiten '),
    only: onlyBefore('só', / para /iu),
  },
  Italian: {
    can: /^puoi /iu,
    infinitive: /^\p{L}+(?:re|rsi)(?!\p{L})/iu,
    forbidden: after('vietato '),
    one: after('non si ammette '),
    several: after('non si ammettono '),
    only: onlyBefore('solo', / per /iu),
  },
  Portuguese: {
    can: /^podes /iu,
    infinitive: /^\p{L}+[aeiíô]r(?!\p{L})/iu,
    forbidden: after('proibido '),
    one: after('não se admite '),
    several: after('não se admitem '),
    only: onlyBefore('só', / para /iu),
  },
  Spanish: {
    can: /^puedes /iu,
    infinitive: /^\p{L}+[aeií]r(?!\p{L})/iu,
    forbidden: after('prohibido '),
    one: after('no se admite '),
    several: after('no se admiten '),
    only: onlyBefore('solo', / para /iu),
  },
};

/** Doings that signs forbid, of which the dictionaries know the verb. */
const verbs: Readonly<Record<string, string>> = {
  camping: 'camp',
  climbing: 'climb',
  drinking: 'drink',
  eating: 'eat',
  fishing: 'fish',
  hunting: 'hunt',
  jumping: 'jump',
  parking: 'park',
  running: 'run',
  skating: 'skate',
  smoking: 'smoke',
  swimming: 'swim',
};

/** Things that signs forbid; what else follows "no" may only be missing: "No water today". */
const things =
  'alcohol|animals|bags|balls?|ball games|barbecues|bicycles|bikes|cameras|cars|children|dogs|drinks|drones|entry|exchanges|fires|fireworks|games|glass bottles|knives|luggage|motorcycles|pets|phones|photographs|photos|refunds|returns|scooters|shoes|skateboards|tents|trucks|vehicles|visitors|weapons';
const places = 'without|on|in|inside|beyond|behind|after|before|at|during|near|from|under|over';

const doing = new RegExp(
  String.raw`^no (?<verb>${Object.keys(verbs).join('|')})(?<where>(?: (?:${places}) .+)?)$`,
  'iu',
);
const thing = new RegExp(
  String.raw`^no (?<rest>(?<head>${things})(?: (?:or|and) (?:${things}))*(?: (?:${places}) .+)?)$`,
  'iu',
);
const limited = /^(?<rest>(?!no |not |read |view )\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){0,4}) only$/iu;

/**
 * Reads an English sign that forbids a thing or a doing, or that says for whom something is: "No dogs on the beach", "No parking", "Residents only".
 * Apertium makes "no dog at all" of the first two, and leaves "only" where it stood.
 * @returns undefined for any other clause, and where the signs of the target language are not known
 */
export function readBan(clause: string, from: LanguageName, to: LanguageName): Command | undefined {
  const words = from === 'English' ? banWords[to] : undefined;
  if (!words) return undefined;
  const { verb, where } = doing.exec(clause)?.groups ?? {};
  if (verb !== undefined) return banOfDoing(`${verbs[verb.toLowerCase()] ?? verb}${where ?? ''}`, words);
  // Apertium starts what it takes for a sentence with a capital.
  const within =
    (say: (things: string) => string) =>
    (translation: string): string =>
      say(decapitalise(translation, to));
  const { rest, head } = thing.exec(clause)?.groups ?? {};
  if (rest !== undefined) {
    return { sentence: rest, rest, read: within(/s$|^children$/iu.test(head ?? '') ? words.several : words.one) };
  }
  const group = limited.exec(clause)?.groups?.rest;
  return group === undefined
    ? undefined
    : { sentence: decapitalise(group, from), rest: group, read: within(words.only) };
}

function banOfDoing(rest: string, { can, infinitive, forbidden }: BanWords): Command {
  return {
    sentence: `you can ${rest}`,
    rest,
    read(translation) {
      const asked = translation.replace(can, '');
      return asked !== translation && infinitive.test(asked) ? forbidden(asked) : undefined;
    },
  };
}
