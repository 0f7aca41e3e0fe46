import { expect, test } from 'vitest';
import { sessionEndedState } from './session-ended.ts';

test('the login opens with the reason and leads back to the page that was shown', () => {
  expect(sessionEndedState('/editor', '/editor?process=7', {})).toEqual({
    sessionEnded: true,
    authMode: 'login',
    returnTo: '/editor?process=7',
  });
});

test('a chosen image goes along with what was chosen for it, and leads to the preview', () => {
  const image = 'blob:1';
  const choices = { source: 'English', target: 'Spanish', blacklist: ['Alba'], regions: [] } as const;
  expect(sessionEndedState('/preview', '/preview', { image, choices })).toMatchObject({ image, choices });
  expect(sessionEndedState('/preview', '/preview', { image })).toEqual({
    sessionEnded: true,
    authMode: 'login',
    image,
  });
});

test('the landing page leads nowhere else', () => {
  expect(sessionEndedState('/', '/?modal=pricing', {})).toEqual({ sessionEnded: true, authMode: 'login' });
});

test('an image that is in work is led back to by its address', () => {
  expect(sessionEndedState('/preview', '/preview?process=7', { image: 'blob:1' })).toEqual({
    sessionEnded: true,
    authMode: 'login',
    returnTo: '/preview?process=7',
  });
});
