/** A placeholder of a program's text, or a tag. */
const placeholders = [
  /\{\{[^{}\n]{1,60}\}\}|\$?\{[\w.\s-]{1,60}\}/gu,
  /%(?:\d+\$)?[@dfsuxi](?!\p{L})|%\([\w.]+\)[ds]/gu,
  /<\/?[a-z][^<>\n]{0,60}>/giu,
];

const addresses = [
  /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)\]]/giu,
  /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu,
  /(?<![\p{L}\d@.])(?:[a-z\d-]+\.)+(?:com|org|net|eu|io|info|shop|app|dev|edu|gov|co\.uk|es|fr|it|de|pt|cat|hr|rs|si|ba|me|uk|us|nl|pl|cz|at|ch|tr|se|dk|fi|no|ro|hu|ie|ca|br|mx)(?:\/[^\s<>"]*[^\s<>".,;:!?)\]])?(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])[@#][\p{L}\d_]+(?:\.[\p{L}\d_]+)*/gu,
];

const amount = String.raw`\d+(?:[.,'’\u00A0\u202F ]\d{3})*(?:[.,]\d+)?(?:,[-–—])?`;
const unitSymbols =
  'mm|cm|dm|km|m|mg|kg|g|ml|cl|dl|l|kcal|kJ|kWh|kW|W|V|mAh|Ah|Hz|MHz|GHz|MB|GB|TB|px|dpi|psi|bar|km\\/h|mph|lbs?|oz|fl oz|ft|sq ft|m²|m³|cm²|°[CF]|°';

/** Numbers with a currency sign, a percent sign or the symbol of a unit; they stay unless numbers are set for the target. */
export const amounts = [
  new RegExp(String.raw`(?:\p{Sc}|\b(?:USD|EUR|GBP|CHF|PLN|CZK|SEK|NOK|DKK|TRY)\b)\s?${amount}`, 'gu'),
  new RegExp(
    String.raw`(?<![\p{L}\d])${amount}\s?(?:\p{Sc}|(?:USD|EUR|GBP|CHF|PLN|CZK|SEK|NOK|DKK|TRY|zł|Kč|kr|Ft|lei|TL)(?!\p{L}))`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\p{L}\d])${amount}(?:\s?[x×]\s?${amount})*\s?(?:${unitSymbols})(?![\p{L}\d])`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}\d])[+–-]?${amount}\s?%(?!\d)`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}\d%])[+–-]?%\s?${amount}(?![\p{L}\d])`, 'gu'),
];

/** A number with a decimal or group sign, and nothing that says what it counts; no date, no part of an address. */
export const separatedNumber = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[.,:/'-])\d+(?:[.,]\d{3})*[.,]\d+(?![\p{L}\d]|[.,:/'-]\d)`,
  'gu',
);

const times = [
  /(?<![\p{L}\d])\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b\.?(?!\p{L})/giu,
  /(?<![\p{L}\d.,])\d{1,2}[:h]\d{2}(?![\p{L}\d])/gu,
];

const telephones = [/\+\d[\d\s()./-]{5,}\d/gu, /(?<![\p{L}\d.,])\(?0\d{1,5}\)?[\s./-]?\d(?:[\s./-]?\d){4,10}(?!\d)/gu];

/** An article number: capitals and figures, cut by hyphens or not. */
const articles = [
  /(?<![\p{L}\d])(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]{2,}(?:-[A-Z\d]+)+(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[A-Z]{2,}\d{3,}[A-Z\d]*(?![\p{L}\d])/gu,
];

/** What stands in a translation as it stands in the text, whatever the languages. */
export const untranslatable: readonly RegExp[] = [...placeholders, ...addresses, ...times, ...telephones, ...articles];

export const anyNumber = /[+-]?\d+(?:[.,:/'’-]\d+)*\s?%?/gu;
