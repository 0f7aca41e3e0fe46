/** The letters beyond a to z of the languages of the product, by BCP 47 tag; a language that has none is left out. */
const lettersByTag: Readonly<Record<string, string>> = {
  af: 'áéíóúêëïôöûü',
  bs: 'čćđšž',
  ca: 'àçèéíïòóúü·',
  'cnr-Latn': 'čćđšžśź',
  cs: 'áčďéěíňóřšťúůýž',
  cy: 'âêîôûŵŷáéíóúàèìòùäëïöüẅÿ',
  da: 'æøåé',
  de: 'äöüß',
  eo: 'ĉĝĥĵŝŭ',
  es: 'áéíñóúü',
  et: 'äõöüšž',
  eu: 'ñç',
  fi: 'äöåšž',
  fr: 'àâæçéèêëîïôœùûüÿ',
  ga: 'áéíóú',
  gl: 'áéíñóúü',
  hr: 'čćđšž',
  hu: 'áéíóöőúüű',
  is: 'áðéíóúýþæö',
  it: 'àèéìîòù',
  lb: 'äéëöü',
  lt: 'ąčęėįšųūž',
  lv: 'āčēģīķļņšūž',
  mi: 'āēīōū',
  mt: 'ċġħżàèìòù',
  nb: 'æøåéòô',
  nl: 'éëïóöü',
  oc: 'áàçéèíïóòúü',
  pl: 'ąćęłńóśźż',
  pt: 'áâãàçéêíóôõú',
  ro: 'ăâîșț',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sl: 'čšž',
  sq: 'çë',
  'sr-Latn': 'čćđšž',
  sv: 'åäöé',
  tl: 'ñáíóú',
  tr: 'çğıİöşüâîû',
  vi: 'àảãáạăằẳẵắặâầẩẫấậđèẻẽéẹêềểễếệìỉĩíịòỏõóọôồổỗốộơờởỡớợùủũúụưừửữứựỳỷỹýỵ',
};

/** Likelihood, 0 to 1, of a letter of another language, and of one that loan words of every language use. */
const ofOtherLanguage = 0.02;
const ofLoanWords = 0.2;

/** Letters of names and loan words that are met in every language. */
const metEverywhere = 'áäàçéèëíñóöøåúü';

/** Czech and Slovak letters whose hook is an apostrophe to the eye: an elided article stands there in other languages, as in "jusqu’à l’aube". */
const elided: Readonly<Record<string, string>> = { ď: 'd’', ľ: 'l’', Ľ: 'L’', ť: 't’' };

/** The sign that each class of the network stands for in a language. */
export interface Alphabet {
  /** The first class is the blank of CTC. */
  signs: readonly string[];
  /** How likely each sign is before a line is looked at, 0 to 1. */
  likelihood: ArrayLike<number>;
}

/**
 * The signs as a language has them: a letter of another language stands in a name or not at all, as the "ọ" that a speck makes of an "o".
 * @param tag BCP 47 tag; without one every sign is as likely
 */
export function alphabetIn(tag: string | undefined, signs: readonly string[]): Alphabet {
  if (tag === undefined) return { signs, likelihood: signs.map(() => 1) };
  const own = lettersByTag[tag] ?? '';
  const isForeign = (sign: string): boolean =>
    /[\p{Letter}&&[^A-Za-z]]/v.test(sign) && !own.includes(sign.toLowerCase()) && !own.includes(sign);
  const likelihoodOf = (sign: string): number => {
    if (!isForeign(sign) || sign in elided) return 1;
    return metEverywhere.includes(sign.toLowerCase()) ? ofLoanWords : ofOtherLanguage;
  };
  return {
    signs: signs.map((sign) => (isForeign(sign) ? (elided[sign] ?? sign) : sign)),
    likelihood: Float32Array.from(signs, likelihoodOf),
  };
}
