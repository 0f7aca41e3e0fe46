/** Words that guessers try first at this very product: its name and what it does. */
const ownWords = [
  'palimpsest',
  'translator',
  'translation',
  'translate',
  'localization',
  'localize',
  'localise',
  'images',
  'image',
  'poster',
  'editor',
  'credits',
  'admin',
  'staff',
];

const onlyOwnWords = new RegExp(`^(${ownWords.join('|')})+$`);

/** Letters that figures and signs stand for. */
const lookAlikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

const spell = (text: string) => text.replaceAll(/[013457@$]/g, (sign) => lookAlikes[sign] ?? sign);

/** Whether a password holds nothing but {@link ownWords}, whatever figures and signs stand about, between or for their letters. */
export function isOfOwnWords(password: string): boolean {
  const text = password.toLowerCase();
  // The figures about a word are a year more often than letters.
  const inner = text.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  return [text, spell(text), spell(inner)].some((each) => onlyOwnWords.test(each.replaceAll(/\P{L}/gu, '')));
}
