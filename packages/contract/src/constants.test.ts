import { expect, test } from 'vitest';
import {
  adminProcess,
  authResponse,
  checkoutPayload,
  checkoutResponse,
  coordinates,
  creditsDebounceMs,
  creditsRefreshMs,
  creditsResponse,
  creditsWarningAt,
  defaultListLimit,
  exclusionRegion,
  firstTextSelectMs,
  googlePayload,
  googleResponse,
  imageProcess,
  landingRedirectMs,
  languageNames,
  localizedText,
  loginPayload,
  maxListLimit,
  maxSignedUrlBatch,
  minExclusionSide,
  plans,
  portalPayload,
  portalResponse,
  processPayload,
  processResponse,
  profile,
  profilePayload,
  refreshPayload,
  signedUrl,
  signedUrlBatchGapMs,
  signedUrlMinutes,
  signedUrlsPayload,
  signedUrlsResponse,
  signupPayload,
  statusPollMs,
  subscriptionResponse,
  uploadResponse,
  uploadToProcessMs,
} from './index.ts';

test('delays are those of the specification', () => {
  expect({
    creditsRefreshMs,
    creditsDebounceMs,
    statusPollMs,
    uploadToProcessMs,
    firstTextSelectMs,
    landingRedirectMs,
    signedUrlBatchGapMs,
  }).toEqual({
    creditsRefreshMs: 300_000,
    creditsDebounceMs: 300,
    statusPollMs: 5_000,
    uploadToProcessMs: 500,
    firstTextSelectMs: 100,
    landingRedirectMs: 100,
    signedUrlBatchGapMs: 100,
  });
});

test('limits are those of the specification', () => {
  expect({
    creditsWarningAt,
    defaultListLimit,
    maxListLimit,
    maxSignedUrlBatch,
    minExclusionSide,
    signedUrlMinutes,
  }).toEqual({
    creditsWarningAt: 1,
    defaultListLimit: 50,
    maxListLimit: 100,
    maxSignedUrlBatch: 50,
    minExclusionSide: 5,
    signedUrlMinutes: 60,
  });
});

test('a plan gives as many images a month as the specification says', () => {
  expect([plans.starter, plans.growth, plans.pro].map(({ imagesPerMonth }) => imagesPerMonth)).toEqual([50, 100, null]);
});

test('the languages are those that the specification names, in its order', () => {
  expect(languageNames.join(', ')).toBe(
    'Afrikaans, Albanian, Basque, Bosnian, Catalan, Croatian, Czech, Danish, Dutch, English, Esperanto, Estonian, ' +
      'Finnish, French, Galician, German, Greek (Latin), Hungarian, Icelandic, Indonesian, Irish, Italian, Latvian, ' +
      'Lithuanian, Luxembourgish, Malay, Maltese, Maori, Montenegrin, Norwegian, Occitan, Polish, Portuguese, ' +
      'Romanian, Serbian (latin), Slovak, Slovenian, Spanish, Swahili, Swedish, Tagalog, Turkish, Vietnamese, Welsh',
  );
});

const auth = 'access_token refresh_token token_type';
const record =
  'id message_id original_image_id status original_image_url inpainted_image_url processing_started_at ' +
  'processing_completed_at created_at updated_at error_message localized_texts';
const text =
  'id original_text localized_text coordinates dimensions font_size line_count length_ratio created_at text_alignment ' +
  'suggested_colors';

test.each([
  ['the payload of a sign-up', signupPayload, 'name surname email password'],
  ['the payload of a log-in', loginPayload, 'email password'],
  ['the payload of the identity provider', googlePayload, 'token_id'],
  ['the answer to a log-in', authResponse, auth],
  ['the answer to the identity provider', googleResponse, `${auth} is_new_user`],
  ['the payload of a refresh', refreshPayload, 'refresh_token'],
  ['a profile', profile, 'id email name surname company_name company_sector employee_count role'],
  ['the update of a profile', profilePayload, 'company_name company_sector employee_count role'],
  ['a record', imageProcess, record],
  [
    'a record of the staff',
    adminProcess,
    `${record.replace(' localized_texts', '')} user_email processing_duration_seconds source_language target_language`,
  ],
  ['a text', localizedText, text],
  ['where a text stands', coordinates, 'x1 y1 x2 y2 x3 y3 x4 y4 center_x center_y'],
  ['how large a text is', localizedText.shape.dimensions, 'height width'],
  ['the answer to an upload', uploadResponse, 'image_id'],
  ['the answer to a process', processResponse, 'message_id'],
  ['the body of a process', processPayload, 'source_lang target_lang blacklist exclusion_regions'],
  ['an area', exclusionRegion, 'x1 y1 x2 y2'],
  ['a signed URL', signedUrl, 'signed_url expiration blob_path'],
  ['a batch of URLs', signedUrlsPayload, 'urls expiration_minutes'],
  ['a signed batch', signedUrlsResponse, 'signed_urls total_requested total_signed failed_urls'],
  ['the credits', creditsResponse, 'remaining_credits is_unlimited'],
  ['the subscription', subscriptionResponse, 'has_subscription'],
  ['the body of a checkout', checkoutPayload, 'price_id quantity success_url cancel_url'],
  ['a checkout', checkoutResponse, 'session_id checkout_url'],
  ['the body of a portal', portalPayload, 'return_url'],
  ['a portal', portalResponse, 'session_id portal_url'],
])('%s has the fields of the specification', (_, { shape }, fields) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('every field of the body of a process is optional', () => {
  expect(processPayload.parse({})).toEqual({});
});

test('a batch of URLs is signed for sixty minutes, and holds fifty', () => {
  const urls = Array.from({ length: 51 }, (_, index) => `images/${index}.png`);
  expect(signedUrlsPayload.parse({ urls: urls.slice(1) }).expiration_minutes).toBe(60);
  for (const refused of [urls, []]) expect(signedUrlsPayload.safeParse({ urls: refused }).success).toBe(false);
});
