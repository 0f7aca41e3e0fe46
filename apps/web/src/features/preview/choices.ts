import {
  defaultSourceLanguage,
  findLanguage,
  type LanguageName,
  type ProcessPayload,
  type ProcessSummary,
  type ExclusionRegion,
  maxExclusionRegions,
} from '@palimpsest/contract';
import { type ExclusionRectangle, rectOfExclusion } from '@palimpsest/editor';

/** The user's choices before an image is processed. */
export interface Choices {
  source: LanguageName;
  target: LanguageName | undefined;
  /** Words that stay as they are. */
  blacklist: readonly string[];
  /** Areas of the image that stay as they are. */
  regions: readonly ExclusionRectangle[];
}

export const defaultChoices: Choices = {
  source: defaultSourceLanguage,
  target: undefined,
  blacklist: [],
  regions: [],
};

export type ChoiceAction =
  | { type: 'source'; name: string }
  | { type: 'target'; name: string }
  | { type: 'swap' }
  | { type: 'blacklist'; terms: readonly string[] }
  | { type: 'regions'; regions: readonly ExclusionRectangle[] };

/** Applies a choice. A source equal to the target clears the target; a target equal to the source swaps the two; unknown languages change nothing. */
export function choose(choices: Choices, action: ChoiceAction): Choices {
  switch (action.type) {
    case 'source': {
      const source = findLanguage(action.name)?.name ?? choices.source;
      return { ...choices, source, target: choices.target === source ? undefined : choices.target };
    }
    case 'target': {
      const target = findLanguage(action.name)?.name ?? choices.target;
      return target === choices.source && choices.target ? choose(choices, { type: 'swap' }) : { ...choices, target };
    }
    case 'swap':
      return choices.target ? { ...choices, source: choices.target, target: choices.source } : choices;
    case 'blacklist':
      return { ...choices, blacklist: action.terms };
    case 'regions':
      return { ...choices, regions: action.regions };
    default:
      return action satisfies never;
  }
}

/** Makes the payload of the call from the choices. */
export function toProcessPayload({ source, target, blacklist, regions }: Choices): ProcessPayload {
  return {
    source_lang: source,
    ...(target && { target_lang: target }),
    blacklist: [...blacklist],
    exclusion_regions: toExclusionRegions(regions),
  };
}

/** Reads the languages with which a process was started; the server does not report its other choices. */
export function choicesOf(process: Pick<ProcessSummary, 'source_language' | 'target_language'>): Choices {
  return {
    ...defaultChoices,
    source: findLanguage(process.source_language)?.name ?? defaultSourceLanguage,
    target: findLanguage(process.target_language)?.name,
  };
}

/** Converts drawn rectangles for the server: whole px of the image, and no more rectangles than it allows. */
export function toExclusionRegions(rectangles: readonly ExclusionRectangle[]): ExclusionRegion[] {
  return rectangles.slice(0, maxExclusionRegions).map((rectangle) => {
    const { x, y, width, height } = rectOfExclusion(rectangle);
    return { x1: Math.round(x), y1: Math.round(y), x2: Math.round(x + width), y2: Math.round(y + height) };
  });
}
