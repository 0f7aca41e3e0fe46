import {
  googleErrorTexts,
  loginErrorTexts,
  networkErrorText,
  signedUrlTexts,
  signupErrorTexts,
  unknownServerErrorText,
  workflowTexts,
} from '@palimpsest/api-client';
import { authMessages, profileMessages, type ErrorCode, type FailureCode } from '@palimpsest/contract';
import { stillLoadingText } from '../features/admin/download-original.ts';
import { translateTextTexts } from '../features/editor/translate-text.ts';
import { landingTexts } from '../features/landing/landing-flow.ts';
import { preparationTexts } from '../features/preview/prepare-image.ts';
import { profileUpdateFailed } from '../features/profile/user-info.ts';
import { missingTexts } from '../features/terminology/entry.ts';
import { imageFileTexts } from '../lib/chosen-image.ts';
import { originalImageTexts } from '../lib/original-image.ts';
import { type SharedMessages } from './shared.messages.ts';

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
}

/** Translates problems: a sentence of ours by itself, else one with a part that changes, else by the server's code, else not at all. */
export function problemsIn({ sentences, patterns, codes }: Problems): SharedMessages['problem'] {
  const known = new Map<string, string>();
  for (const [group, texts] of Object.entries(englishProblems)) {
    const translated: Readonly<Record<string, string>> = sentences[group as keyof typeof englishProblems];
    for (const [name, text] of Object.entries<string>({ ...texts })) known.set(text, translated[name] ?? text);
  }
  const shapes = Object.entries(englishPatterns).map(([name, pattern]) => {
    const [before = '', after = ''] = pattern.split('{}');
    return { before, after, say: patterns[name as keyof typeof englishPatterns] };
  });
  return function translate(text, code): string {
    const sentence = known.get(text);
    if (sentence !== undefined) return sentence;
    const shape = shapes.find(({ before, after }) => text.startsWith(before) && text.endsWith(after));
    if (shape) return shape.say(translate(text.slice(shape.before.length, text.length - shape.after.length), code));
    return code ? codes[code] : text;
  };
}
