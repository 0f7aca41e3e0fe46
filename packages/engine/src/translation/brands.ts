import names from './brands.json' with { type: 'json' };

const patterns = names.map((name) => name.replaceAll('.', String.raw`\.`).replaceAll("'", "['’]"));
const longestFirst = [...patterns, ...patterns.map((name) => name.toUpperCase())].toSorted(
  (a, b) => b.length - a.length,
);

/**
 * Names of companies, products and papers that a dictionary takes for words: each is written with these capitals, or in capitals throughout, and
 * is the same in every language. Chosen from common knowledge; a name of one common word is not among them, since it may well be that word.
 */
export const brands = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')}|Windows (?:7|8(?:\.1)?|9[58]|1[01]|2000))(?![\p{L}\p{N}])`,
  'gu',
);
