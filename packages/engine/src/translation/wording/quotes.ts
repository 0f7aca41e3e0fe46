import type { LanguageName } from '@palimpsest/contract';
import quotationMarks from './quotation-marks.json' with { type: 'json' };

/** Quotation marks after CLDR 48; French ones stand apart from what they hold. A language that is missing here sets “ and ”. */
const marks: Partial<Record<LanguageName, readonly string[]>> = quotationMarks;

const quoted = /"([^"„“”«»]+)"|[„“”]([^"„“”«»]+)[“”]|[«»]\s*([^"„“”«»]+?)\s*[«»]/gu;

/** Sets what is quoted between the marks of the language. A mark after a figure may be inches, and stays. */
export function localiseQuotes(text: string, language: LanguageName): string {
  const [open = '“', close = '”'] = marks[language] ?? [];
  return text.replace(quoted, (whole, straight?: string, curly?: string, angular?: string) => {
    const inner = straight ?? curly ?? angular ?? '';
    return /\d$/u.test(inner) && straight !== undefined ? whole : open + inner + close;
  });
}
