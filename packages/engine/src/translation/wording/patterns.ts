import { codeSpans } from './code.ts';

/** A placeholder of a program's text, or a tag. */
const placeholders = [
  /\{\{[^{}\n]{1,60}\}\}|\$?\{[\w.\s-]{1,60}\}/gu,
  /%(?:\d+\$)?[@dfsuxi](?!\p{L})|%\([\w.]+\)[ds]/gu,
  /<\/?[a-z][^<>\n]{0,60}>/giu,
];

const topLevels =
  'com|org|net|eu|io|info|shop|app|dev|edu|gov|social|online|blog|cloud|wiki|tv|me|co\\.uk|es|fr|it|de|pt|cat|gal|hr|rs|si|ba|uk|us|nl|pl|cz|sk|at|ch|tr|se|dk|fi|no|ee|lv|lt|ro|bg|gr|hu|ie|ca|br|mx|ar|cl|au|nz|jp|cn';
const path = String.raw`(?:\/(?:[^\s<>"]*[^\s<>".,;:!?)\]])?)`;

/** An address of the web. */
export const webAddress = new RegExp(
  String.raw`(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)\]]|(?<![\p{L}\d@.])(?:[a-z\d-]+\.)+(?:(?:${topLevels})(?![\p{L}\d])(?::\d+)?${path}?|[a-z]{2,}(?::\d+)?${path})(?![\p{L}\d])`,
  'giu',
);

const addresses = [
  webAddress,
  /(?<![\p{L}\d])@[\p{L}\d_]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu,
  /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu,
  /(?<![\p{L}\d])[@#][\p{L}\d_]+(?:\.[\p{L}\d_]+)*/gu,
  // The name of a user or a package: a sentence begins with a capital.
  /(?<![\p{L}\d.])\p{Ll}[\p{Ll}\d_-]+(?:\.\p{Ll}[\p{Ll}\d_-]+)+(?![\p{L}\d])/gu,
];

const amount = String.raw`\d+(?:[.,'’\u00A0\u202F ]\d{3})*(?:[.,]\d+)?(?:,[-–—])?`;
const unitSymbols =
  'ms|µs|ns|mm|cm|dm|km|m|mg|kg|g|ml|cl|dl|l|kcal|kJ|kWh|kW|W|V|mAh|Ah|Hz|MHz|GHz|MB|GB|TB|px|dpi|psi|bar|km\\/h|mph|lbs?|oz|fl oz|ft|sq ft|m²|m³|cm²|°[CF]|°';

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

/** A symbol that is no word, as in the head of a column, and OK, which every language understands on a button. */
export const loneSymbol =
  /^(?:OK|Ok|ms|µs|ns|mm|cm|km|mg|kg|ml|cl|dl|kcal|kJ|kWh|kW|mAh|Ah|Hz|MHz|GHz|kB|KB|MB|GB|TB|px|dpi|psi|km\/h|mph)$/u;

const times = [
  /(?<![\p{L}\d])\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b\.?(?!\p{L})/giu,
  /(?<![\p{L}\d.,])\d{1,2}[:h]\d{2}(?![\p{L}\d])/gu,
];

const telephones = [/\+\d[\d\s()./-]{5,}\d/gu, /(?<![\p{L}\d.,])\(?0\d{1,5}\)?[\s./-]?\d(?:[\s./-]?\d){4,10}(?!\d)/gu];

/** Article numbers and the like: capitals and figures, cut by hyphens or not; names of products that begin with a figure; the letter of "Group A". */
const articles = [
  /(?<=^\p{Lu}\p{L}+ )[A-HJ-Z](?=[:.)]?$)/gu,
  /(?<![\p{L}\d])(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]{2,}(?:-[A-Z\d]+)+(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[A-Z]+\d+[A-Z\d]*(?![\p{L}\d])/gu,
  /(?<![\p{L}\d.,])\d[A-Z][a-z]+(?![\p{L}\d])/gu,
  /(?<![\p{L}\d.])v\.?\d+(?:\.\d+)*(?:[-+.]?(?:alpha|beta|rc|dev|pre)[.\d]*)?(?![\p{L}\d])/giu,
  /(?<![\p{L}\d.])\d+(?:\.\d+)+(?:[-+.]?(?:alpha|beta|rc|dev|pre)[.\d]*)(?![\p{L}\d])/giu,
];

const fileEndings =
  '7z|apk|avi|bat|bmp|cfg|conf|cpp|css|csv|deb|dll|dmg|docx?|epub|exe|flac|gif|gz|html?|ico|ini|ipynb|iso|jar|java|jpe?g|js|json|jsx|kt|log|lua|md|mkv|mov|mp[34]|odp|ods|odt|ogg|otf|pdf|php|png|pptx?|ps1|psd|py|rar|rb|rpm|rs|rst|rtf|sh|sql|svg|swift|tar|tex|tiff?|toml|ts|tsv|tsx|ttf|txt|vue|wav|webm|webp|woff2?|xcf|xlsx?|xml|ya?ml|zip';

const files = [
  new RegExp(String.raw`(?<![\p{L}\d/.])[\p{L}\d_][\p{L}\d_.-]*\.(?:${fileEndings})(?![\p{L}\d]|\.\p{L})`, 'gu'),
  /(?<![^\s"'(])(?:~|\.{1,2})?\/[\w.@~-]+(?:\/[\w.@~*-]+)+\/?/gu,
  /(?<![^\s"'(])(?:~|\.{1,2})\/[\w.@~*-]+/gu,
  /(?<![\p{L}\d])[A-Z]:\\[^\s"'<>|]*/gu,
];

/** Patterns of spans that stay the same in a translation, whatever the languages. */
export const untranslatable: readonly RegExp[] = [
  ...placeholders,
  ...addresses,
  ...files,
  ...codeSpans,
  ...times,
  ...telephones,
  ...articles,
];

export const anyNumber = /[+-]?\d+(?:[.,:/'’-]\d+)*\s?%?/gu;
