import type { LanguageName } from '@palimpsest/contract';
import { decapitalise, inCaseOf } from '../wording/letter-case.ts';

/** A request, instruction or prohibition on a sign. */
export interface Command {
  /** The command as a sentence of which the dictionaries know every word. */
  sentence: string;
  /** The requested action, without "please" and the like. */
  rest: string;
  /** Turns the translated sentence into a sign; returns undefined if it does not have the expected form. */
  read: (translation: string) => string | undefined;
}

/** The words of a language for "you can" before an infinitive, and those with which its signs ask, also before an infinitive. */
interface CommandWords {
  can: RegExp;
  not: string;
  please: string;
  pleaseNot: string;
  /** Endings that stressed pronouns become after an infinitive. @default none */
  joined?: Readonly<Record<string, string>>;
}

const commandWords: Partial<Record<LanguageName, CommandWords>> = {
  French: { can: /^tu (?:ne )?peux (?:pas )?/iu, not: 'ne pas ', please: 'veuillez ', pleaseNot: 'veuillez ne pas ' },
  Galician: { can: /^(?:non )?podes /iu, not: 'non ', please: 'por favor, ', pleaseNot: 'por favor, non ' },
  Italian: { can: /^(?:non )?puoi /iu, not: 'non ', please: 'si prega di ', pleaseNot: 'si prega di non ' },
  Portuguese: { can: /^(?:não )?podes /iu, not: 'não ', please: 'por favor, ', pleaseNot: 'por favor, não ' },
  Spanish: {
    can: /^(?:no )?puedes /iu,
    not: 'no ',
    please: 'por favor, ',
    pleaseNot: 'por favor, no ',
    joined: { él: 'lo', ella: 'la', ellos: 'los', ellas: 'las' },
  },
};

/** Verbs that signs start with; most can be read as nouns, too. */
const verbs =
  'add|apply|ask|avoid|book|bring|call|check|choose|clean|close|collect|come|contact|cook|cut|deposit|discover|drink|dry|eat|empty|enjoy|enter|fill|find|follow|give|go|insert|iron|join|keep|leave|lift|lock|look|make|meet|mix|move|open|order|park|pay|place|press|protect|pull|push|put|read|recycle|reduce|register|remove|report|reserve|return|rinse|save|serve|shake|show|stand|start|stay|stop|store|switch|take|tell|touch|try|turn|use|visit|wait|wash|watch|wear|wipe|write';

/** Words that follow a verb, and hardly ever a noun. */
const objects =
  'the|a|an|your|our|my|his|her|their|this|these|that|those|all|any|it|us|me|them|here|before|after|away|quietly|slowly|carefully';

const asked = /^please (?<not>(?:do not|don['’]t|never) )?(?<rest>(?!no\b|note\b|not\b)[\p{L}].*)$/iu;
const forbidden = /^(?<not>do not|don['’]t|never) (?<rest>\p{L}.*)$/iu;
const told = new RegExp(String.raw`^(?<rest>(?:${verbs}) (?:${objects})\b.*)$`, 'iu');

/**
 * Reads an English clause that asks, tells or forbids. Apertium takes the imperative of most verbs for a noun, "wash your hands" for a wash, and
 * "please" for the verb; after "you can" it recognises the infinitive.
 * @returns undefined for any other clause, and for a target language without `commandWords`
 */
export function readCommand(clause: string, from: LanguageName, to: LanguageName): Command | undefined {
  const words = from === 'English' ? commandWords[to] : undefined;
  const polite = asked.exec(clause);
  const { not, rest: found } = (polite ?? forbidden.exec(clause) ?? told.exec(clause))?.groups ?? {};
  if (!words || found === undefined) return undefined;
  const rest = decapitalise(found, from);
  const isForbidden = not !== undefined;
  const opening = polite ? (isForbidden ? words.pleaseNot : words.please) : isForbidden ? words.not : '';
  return {
    sentence: `you ${isForbidden ? 'cannot' : 'can'} ${rest}`,
    rest,
    read: (translation) =>
      words.can.test(translation) ? opening + joinPronoun(translation.replace(words.can, ''), words) : undefined,
  };
}

/** "probar él en casa" → "probarlo en casa". */
function joinPronoun(sign: string, { joined = {} }: CommandWords): string {
  return sign.replace(/^(\p{L}+[aeií]r) (\p{L}+)(?!\p{L})/iu, (found, verb: string, word: string) => {
    const ending = joined[word.toLowerCase()];
    return ending === undefined ? found : verb + ending;
  });
}

/** The word for "your" to one reader, by Apertium's word for it to several; an `s` makes both plural. */
const possessives: Partial<Record<LanguageName, Readonly<Record<string, string>>>> = {
  Galician: { voso: 'seu', vosa: 'súa' },
  Portuguese: { vosso: 'seu', vossa: 'sua' },
  Spanish: { vuestro: 'su', vuestra: 'su' },
};

/** Replaces the familiar plural by the polite address of signs. */
export function addressReader(translation: string, to: LanguageName): string {
  const words = possessives[to] ?? {};
  return Object.entries(words).reduce(
    (text, [familiar, polite]) =>
      text.replace(
        new RegExp(String.raw`(?<!\p{L})${familiar}(?<plural>s?)(?!\p{L})`, 'giu'),
        (original, plural: string) => inCaseOf(original, polite + plural, to),
      ),
    translation,
  );
}
