import {
  googleErrorTexts,
  loginErrorTexts,
  networkErrorText,
  signedUrlTexts,
  signupErrorTexts,
  unknownServerErrorText,
  workflowTexts,
  type Refusal,
} from '@palimpsest/api-client';
import {
  authMessages,
  profileMessages,
  refusalCodes,
  type ErrorCode,
  type ErrorParameters,
  type FailureCode,
  type ImageRefusal,
  type RefusalCode,
  type RefusalDetails,
} from '@palimpsest/contract';
import type { Format } from '@palimpsest/ui/messages/format';
import { stillLoadingText } from '../features/admin/download-original.ts';
import { translateTextTexts } from '../features/editor/translate-text.ts';
import { landingTexts } from '../features/landing/landing-flow.ts';
import { preparationTexts } from '../features/preview/prepare-image.ts';
import { profileUpdateFailed } from '../features/profile/user-info.ts';
import { missingTexts } from '../features/terminology/entry.ts';
import { imageFileTexts } from '../lib/images/chosen-image.ts';
import { originalImageTexts } from '../lib/images/original-image.ts';
import type { SharedMessages } from './shared.messages.ts';

/** The sentences that checks, calls and processes end with, in English, where they are made. */
export const englishProblems = {
  auth: authMessages,
  profile: profileMessages,
  login: loginErrorTexts,
  signup: signupErrorTexts,
  google: googleErrorTexts,
  workflow: workflowTexts,
  signedUrl: signedUrlTexts,
  preparation: preparationTexts,
  imageFile: imageFileTexts,
  original: originalImageTexts,
  landing: landingTexts,
  translateText: translateTextTexts,
  glossary: missingTexts.glossary,
  memory: missingTexts.memory,
  single: {
    network: networkErrorText,
    unknownServerError: unknownServerErrorText,
    stillLoading: stillLoadingText,
    profileUpdateFailed,
    imageUnavailable: 'Image data not available. Please try reloading the page.',
  },
} as const;

/** Sentences with a part that changes, in English: `{}` stands for it. */
export const englishPatterns = {
  uploadFailed: 'Upload failed: {}',
  processFailed: 'Processing failed: {}',
  error: 'Error: {}',
  imageFailed: 'Error loading image: {}',
  notSigned: 'Failed to get signed URL: {}',
  notSignedTogether: 'Failed to get batch signed URLs: {}',
  notFetched: 'Failed to fetch image: {}',
  contentType: 'Invalid content type: {}',
  imageType: 'The image type "{}" is not supported. Please use JPG, PNG, GIF, or WebP.',
  authenticationRequired: 'Authentication required to {}',
  unexpectedAnswer:
    "The server's answer to {} is not what this version of the app expects. Reload the page and try again.",
  status: 'Request failed with status code {}',
  foreignVersion: 'Version {} was saved by another program, or for another image.',
} as const;

/** The same sentences in another language. */
export interface Problems {
  sentences: {
    [Group in keyof typeof englishProblems]: Readonly<Record<keyof (typeof englishProblems)[Group], string>>;
  };
  patterns: Readonly<Record<keyof typeof englishPatterns, (part: string) => string>>;
  /** What the server means by a code, where its own sentence is not one of these. */
  codes: Readonly<Record<ErrorCode | FailureCode, string>>;
  /** The same where the server also names a number, which comes with its unit: "5 minutes", "25 MB". */
  parameters: Readonly<Record<keyof ErrorParameters, (amount: string) => string>>;
  /** Why an image was refused, or its texts were not translated. */
  refusals: Readonly<Record<RefusalCode, (details: SpokenDetails) => string>>;
}

/** Names and numbers of a refusal as the language has them. */
export type SpokenDetails = Readonly<Partial<Record<keyof RefusalDetails, string>>>;

type Parameter = keyof ErrorParameters;

/** Seconds, or whole minutes where there are some. */
function duration(seconds: number, { number }: Format): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return number(count, { style: 'unit', unit, unitDisplay: 'long' });
}

function amountOf(name: Parameter, value: number, format: Format): string {
  if (name === 'retry_after_seconds') return duration(value, format);
  const isOfBytes = name === 'max_megabytes' || name === 'max_storage_megabytes';
  return format.number(value, isOfBytes ? { style: 'unit', unit: 'megabyte' } : {});
}

const isImageRefusal = (refusal: ImageRefusal | Refusal): refusal is ImageRefusal =>
  refusalCodes.some((code) => code === refusal.code);

/**
 * Translates problems: a sentence of ours by itself, else one with a part that changes, else by the reason or the number that the server names,
 * else by its code, else not at all.
 */
export function problemsIn(
  { sentences, patterns, codes, parameters, refusals }: Problems,
  format: Format,
  languageName: SharedMessages['languageName'],
): SharedMessages['problem'] {
  const known = new Map<string, string>();
  for (const [group, texts] of Object.entries(englishProblems)) {
    const translated: Readonly<Record<string, string>> = sentences[group as keyof typeof englishProblems];
    for (const [name, text] of Object.entries<string>({ ...texts })) known.set(text, translated[name] ?? text);
  }
  const shapes = Object.entries(englishPatterns).map(([name, pattern]) => {
    const [before = '', after = ''] = pattern.split('{}');
    return { before, after, say: patterns[name as keyof typeof englishPatterns] };
  });
  const withNumbers = (said: ErrorParameters = {}): string | undefined => {
    const [name, value] = (Object.entries(said) as [Parameter, number][])[0] ?? [];
    return name && value !== undefined ? parameters[name](amountOf(name, value, format)) : undefined;
  };
  const withDetails = ({ code, language, translator, status, ...amounts }: ImageRefusal): string => {
    const numbers = Object.entries(amounts).flatMap(([name, amount]) =>
      amount === undefined ? [] : [[name, format.number(amount)]],
    );
    return refusals[code]({
      ...Object.fromEntries(numbers),
      ...(language !== undefined && { language: languageName(language) }),
      ...(translator !== undefined && { translator }),
      ...(status !== undefined && { status: String(status) }),
    });
  };
  return function translate(text, refusal): string {
    const sentence = known.get(text);
    if (sentence !== undefined) return sentence;
    const shape = shapes.find(({ before, after }) => text.startsWith(before) && text.endsWith(after));
    if (shape) return shape.say(translate(text.slice(shape.before.length, text.length - shape.after.length), refusal));
    if (refusal === undefined) return text;
    if (typeof refusal === 'string') return codes[refusal];
    if (isImageRefusal(refusal)) return withDetails(refusal);
    return refusal.reason ? withDetails(refusal.reason) : (withNumbers(refusal.parameters) ?? codes[refusal.code]);
  };
}
