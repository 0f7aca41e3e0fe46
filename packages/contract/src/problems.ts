import type { ErrorCode, ErrorParameters, errors } from './errors.ts';
import type { FailureCode } from './images.ts';
import { maxCompanyNameLength, maxDeckImages, maxNameLength, maxPasswordLength, minPasswordLength } from './limits.ts';
import type { RefusalCode, refusals } from './refusals.ts';

/**
 * The problems that a field, a call or a screen can have beside those of {@link errors}: by code, the English sentence with `{name}` for each
 * parameter. `code/detail` is the sentence of the same code where the problem has a `detail`.
 */
export const problemTexts = {
  // Fields of a form. The server names them by these codes, too.
  name_required: 'Name is required',
  surname_required: 'Surname is required',
  email_required: 'Email is required',
  password_required: 'Password is required',
  email_invalid: 'Please enter a valid email address',
  name_too_long: 'Name must have at most {max_name} characters',
  surname_too_long: 'Surname must have at most {max_name} characters',
  password_too_short: 'Password must have at least {min_password} characters',
  password_too_long: 'Password must have at most {max_password} characters',
  password_wrong: 'This is not your current password',
  password_common: 'This password is one of the most used ones. Please choose another',
  password_of_product: 'This password is made of words of this product. Please choose another',
  company_name_required: 'Company name is required',
  company_name_too_long: 'Company name must have at most {max_company_name} characters',
  company_sector_required: 'Company sector is required',
  employee_count_required: 'Number of employees is required',
  role_required: 'Your role is required',
  glossary_source_lang_missing: 'Choose the language of the term.',
  glossary_target_lang_missing: 'Choose the language of the translation.',
  glossary_source_missing: 'Term is required',
  glossary_translation_missing: 'Translation is required, unless the term stays as it is.',
  memory_source_lang_missing: 'Choose the language of the text.',
  memory_target_lang_missing: 'Choose the language of the translation.',
  memory_source_missing: 'Source text is required',
  memory_translation_missing: 'Translation is required',

  // Calls.
  network: 'Network Error: Please check your internet connection or CORS configuration',
  status: 'The server answered with error {status}. Please try again.',
  unexpected_answer:
    "The server's answer to {call} is not what this version of the app expects. Reload the page and try again.",
  authentication_required: 'Authentication required to {action}',
  unknown_server_error: 'Unknown server error',
  unknown: 'Unknown error',
  unexpected: 'An unexpected error occurred. Please try again.',
  'unexpected/detail': 'Error: {detail}',
  login_failed: 'An unexpected error occurred',
  login_refused: 'Invalid email or password',
  signup_failed: 'An unexpected error occurred during sign up',
  signup_refused: 'Invalid input data',
  google_failed: 'An unexpected error occurred during Google sign-in',
  google_refused: 'Invalid Google credentials',
  profile_not_saved: 'An error occurred while updating your profile',

  // The way of an image.
  no_file: 'No image file provided',
  no_image_id: 'Image ID is required for processing',
  no_message_id: 'Message ID is required to check processing status',
  upload_failed: 'Failed to upload image. Please try again.',
  'upload_failed/detail': 'Upload failed: {detail}',
  process_failed: 'Failed to process image. Please try again.',
  'process_failed/detail': 'Processing failed: {detail}',
  image_url_missing: 'Image URL is required',
  image_urls_missing: 'URLs array is required',
  no_signed_url: 'No signed URL received',
  signing_failed: 'Failed to get signed URL',
  'signing_failed/detail': 'Failed to get signed URL: {detail}',
  batch_signing_failed: 'Failed to get batch signed URLs',
  'batch_signing_failed/detail': 'Failed to get batch signed URLs: {detail}',

  // Images on a screen.
  login_needed: 'Please log in to continue',
  no_image_selected: 'No image selected',
  no_image_to_process: 'No image available for processing',
  preparation_failed: 'Failed to prepare image for processing. Please try uploading the image directly.',
  image_type_unsupported: 'The image type "{type}" is not supported. Please use JPG, PNG, GIF, or WebP.',
  image_empty: 'This file is empty. Please choose another image.',
  image_too_large: 'This image is larger than {megabytes} MB. Please choose a smaller one.',
  too_many_images: 'At most {max} images are translated together.',
  image_not_for_landing: 'Please choose a .jpg, .jpeg or .png image.',
  image_not_loaded: 'Failed to load image',
  file_unreadable: 'This file cannot be read as an image. Please choose another one.',
  image_not_fetched: 'Failed to fetch image: {reason}',
  content_type_invalid: 'Invalid content type: {type}',
  original_missing: 'No image URL available',
  original_loading: 'Image loading already in progress',
  original_not_signed: 'Failed to download image: Could not get signed URL',
  original_not_loaded: 'Failed to download image',
  result_loading: 'Image is still loading. Please try again in a moment.',
  image_unavailable: 'Image data not available. Please try reloading the page.',
  image_failed: 'Error loading image: {detail}',
  no_texts_to_export: 'None of these images is translated yet.',
  too_many_texts_images: 'The texts of at most {max_deck_images} images go into one file. Please choose fewer.',
  texts_of_several_pairs: 'These images are in several pairs of languages. Please choose one pair for the file.',
  text_added_by_hand: 'This text was added by hand: it has no original to translate.',
  no_translation: 'The translator had no words for it.',
  foreign_version: 'Version {version} was saved by another program, or for another image.',
  newer_document:
    'This image was saved by a newer version of the editor. Reload the page to go on with it: nothing is lost.',
} as const;

/** Numbers that every sentence may name without being given them. */
const limits = {
  max_name: maxNameLength,
  min_password: minPasswordLength,
  max_password: maxPasswordLength,
  max_company_name: maxCompanyNameLength,
  max_deck_images: maxDeckImages,
};

type Texts = typeof problemTexts;
/** The code of a problem that a field, a call or a screen has. */
export type OwnProblemCode = Exclude<keyof Texts, `${string}/detail`>;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type ParametersOf<Code extends OwnProblemCode> = Exclude<NamesIn<Texts[Code]>, keyof typeof limits | 'detail'>;
type Detail<Code extends OwnProblemCode> = `${Code}/detail` extends keyof Texts
  ? { detail?: Problem | undefined }
  : 'detail' extends NamesIn<Texts[Code]>
    ? { detail: Problem }
    : { detail?: undefined };

/** A problem of {@link problemTexts}, with the parameters that its sentence names. */
export type OwnProblem = {
  [Code in OwnProblemCode]: { code: Code; sentence?: undefined } & Detail<Code> &
    ([ParametersOf<Code>] extends [never]
      ? { parameters?: undefined }
      : { parameters: Readonly<Record<ParametersOf<Code>, string | number>> });
}[OwnProblemCode];

/** A problem that the server, or somebody else's code, has a sentence for. It is read where nobody has other words for the code. */
export interface SaidProblem {
  code: string;
  parameters?: Readonly<Record<string, string | number>> | undefined;
  /** The sentence in English. */
  sentence: string;
  detail?: Problem | undefined;
}

/** Something that went wrong: a code with its parameters, for whoever says it in a language. */
export type Problem = OwnProblem | SaidProblem;

type WithParameters<Table, Name extends string> = {
  [Code in keyof Table & string]: Table[Code] extends readonly (infer Each extends Name)[] ? `${Code}/${Each}` : never;
}[keyof Table & string];

/**
 * The keys that a language has words for: each code, and a code followed by the names of its parameters in alphabetical order where the sentence
 * with them is another one.
 */
export type ProblemKey =
  | keyof Texts
  | ErrorCode
  | FailureCode
  | RefusalCode
  | WithParameters<{ [Code in ErrorCode]: (typeof errors)[Code]['parameters'] }, keyof ErrorParameters>
  | WithParameters<typeof refusals, string>;

/** The message of a check in a schema. */
export const problemCode = (code: OwnProblemCode): OwnProblemCode => code;

/** The problem that a schema found: its message is a code of ours, or a sentence of the library. */
export const problemOfIssue = ({ message }: { message: string }): SaidProblem =>
  Object.hasOwn(problemTexts, message)
    ? { code: message, sentence: problemSentence({ code: message as OwnProblemCode } as OwnProblem) }
    : { code: 'other', sentence: message };

type Values = Readonly<Record<string, string | number>>;

const texts: Readonly<Record<string, string>> = problemTexts;
const inEnglish = (key: string, values: Values): string | undefined =>
  Object.hasOwn(texts, key)
    ? texts[key]?.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
    : undefined;

/**
 * The sentence of a problem.
 * @param say the sentence for a {@link ProblemKey}, in which it writes the values; undefined where it has no words, and the problem is read
 * as it says itself. @default English
 */
export function problemSentence(
  problem: Problem,
  say: (key: string, values: Values) => string | undefined = inEnglish,
): string {
  const { code, detail, sentence } = problem;
  const own: Values = { ...problem.parameters, ...(detail && { detail: problemSentence(detail, say) }) };
  const values = { ...limits, ...own };
  const key = [code, ...Object.keys(own).toSorted()].join('/');
  return say(key, values) ?? say(code, values) ?? sentence ?? code;
}
