import type { LanguageName } from '@palimpsest/contract';
import type { Command } from './commands.ts';
import { decapitalise } from '../wording/letter-case.ts';
import words from './bans.json' with { type: 'json' };

/** How the signs of a language forbid things and doings, and say for whom something is. */
interface BanWords {
  /** Its words for "you can" before an infinitive. */
  can: string;
  /** The ending of an infinitive, as a pattern. */
  infinitive: string;
  /** Before what must not be done. */
  forbidden: string;
  /** Before what must not be brought, as one and as several. */
  one: string;
  several: string;
  only: string;
  /** The word for "for", before which "only" stands: "Aparcamiento solo para clientes". Without it, "only" stands at the end. */
  for?: string;
}

const banWords: Partial<Record<LanguageName, BanWords>> = words;

/** The French "de" loses its vowel before another. */
function prefixed(prefix: string, text: string): string {
  const isElided = prefix.endsWith(' de') && /^[aeiouhàâéèêëîïôûœ]/iu.test(text);
  return isElided ? `${prefix.slice(0, -1)}’${text}` : `${prefix} ${text}`;
}

function limitedTo(text: string, { only, for: preposition }: BanWords): string {
  if (preposition === undefined) return `${text} ${only}`;
  const before = new RegExp(` ${preposition} `, 'iu');
  return before.test(text) ? text.replace(before, ` ${only}$&`) : `${only} ${text}`;
}

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
  const own = from === 'English' ? banWords[to] : undefined;
  if (!own) return undefined;
  const { verb, where } = doing.exec(clause)?.groups ?? {};
  if (verb !== undefined) return banOfDoing(`${verbs[verb.toLowerCase()] ?? verb}${where ?? ''}`, own);
  // Apertium starts what it takes for a sentence with a capital.
  const within =
    (say: (things: string) => string) =>
    (translation: string): string =>
      say(decapitalise(translation, to));
  const { rest, head } = thing.exec(clause)?.groups ?? {};
  if (rest !== undefined) {
    const isSeveral = /s$|^children$/iu.test(head ?? '');
    return { sentence: rest, rest, read: within((text) => prefixed(isSeveral ? own.several : own.one, text)) };
  }
  const group = limited.exec(clause)?.groups?.rest;
  return group === undefined
    ? undefined
    : { sentence: decapitalise(group, from), rest: group, read: within((text) => limitedTo(text, own)) };
}

function banOfDoing(rest: string, { can, infinitive, forbidden }: BanWords): Command {
  return {
    sentence: `you can ${rest}`,
    rest,
    read(translation) {
      const asked = translation.replace(new RegExp(`^${can} `, 'iu'), '');
      const isInfinitive = new RegExp(String.raw`^\p{L}+${infinitive}(?!\p{L})`, 'iu').test(asked);
      return asked !== translation && isInfinitive ? prefixed(forbidden, asked) : undefined;
    },
  };
}
