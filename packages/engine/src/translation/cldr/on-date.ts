import type { LanguageName } from '@palimpsest/contract';
import type { Moment } from './moment.ts';

/** What a language says before a date on which something happens; undefined where that is not one word before it, or not known. */
export function wordBeforeDate({ weekday, day }: Moment, language: LanguageName): string | undefined {
  if (day === undefined) return undefined;
  switch (language) {
    case 'Spanish':
    case 'Catalan':
      return 'el';
    case 'Galician':
      return 'o';
    case 'French':
      return 'le';
    case 'German':
      return 'am';
    case 'Dutch':
      return 'op';
    case 'Italian':
      return weekday === undefined ? 'il' : '';
    case 'Portuguese': {
      const isWeekend = weekday === 0 || weekday === 6;
      return weekday === undefined ? 'em' : isWeekend ? 'no' : 'na';
    }
    default:
      return undefined;
  }
}
