import {
  creditsDebounceMs,
  creditsRefreshMs,
  creditsWarningAt,
  defaultListLimit,
  firstTextSelectMs,
  landingRedirectMs,
  languageNames,
  maxListLimit,
  maxSignedUrlBatch,
  minExclusionSide,
  plans,
  signedUrlBatchGapMs,
  signedUrlMinutes,
  statusPollMs,
  uploadToProcessMs,
} from '@palimpsest/contract';
import { expect, test } from 'vitest';

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
