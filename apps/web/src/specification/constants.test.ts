import {
  creditsDebounceMs,
  creditsRefreshMs,
  creditsWarningAt,
  defaultListLimit,
  firstTextSelectMs,
  landingRedirectMs,
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
