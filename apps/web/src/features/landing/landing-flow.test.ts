import { expect, test } from 'vitest';
import { initialLanding, isLeaving, landingReducer, type LandingAction, type LandingState } from './landing-flow.ts';

const poster = new File(['pixels'], 'poster.png', { type: 'image/png' });
const report = new File(['text'], 'report.pdf', { type: 'application/pdf' });
const start = initialLanding({});
const after = (...actions: LandingAction[]): LandingState => actions.reduce(landingReducer, start);

test('a visitor who chooses an image is asked to log in, and leaves with the image once logged in', () => {
  const chosen = after({ type: 'fileChosen', file: poster, image: 'blob:poster' });
  expect(chosen).toMatchObject({ image: 'blob:poster', checkDue: true, error: undefined });
  const asked = landingReducer(chosen, { type: 'loginChecked', loggedIn: false });
  expect(asked).toMatchObject({ error: { code: 'login_needed' }, announced: undefined, authMode: 'signup' });
  expect(isLeaving(asked, false)).toBe(false);
  expect(isLeaving(asked, true)).toBe(true);
});

test('a user who chooses an image leaves without being asked', () => {
  const checked = after(
    { type: 'fileChosen', file: poster, image: 'blob:poster' },
    { type: 'loginChecked', loggedIn: true },
  );
  expect(checked.authMode).toBeUndefined();
  expect(isLeaving(checked, true)).toBe(true);
});

test('another file than an image is refused, and the image before it stays', () => {
  const refused = after(
    { type: 'fileChosen', file: poster, image: 'blob:poster' },
    { type: 'fileChosen', file: report, image: 'blob:report' },
  );
  expect(refused).toMatchObject({
    image: 'blob:poster',
    error: { code: 'image_not_for_landing' },
    announced: { code: 'image_not_for_landing' },
  });
});

test('a file that cannot be drawn is put away before anybody signs up for it; another one stays', () => {
  const chosen = after(
    { type: 'fileChosen', file: poster, image: 'blob:poster' },
    { type: 'loginChecked', loggedIn: false },
  );
  expect(landingReducer(chosen, { type: 'imageBroken', image: 'blob:before' })).toBe(chosen);
  const broken = landingReducer(chosen, { type: 'imageBroken', image: 'blob:poster' });
  expect(broken).toMatchObject({
    image: undefined,
    authMode: undefined,
    error: { code: 'file_unreadable' },
  });
  expect(isLeaving(broken, true)).toBe(false);
  const checked = landingReducer(broken, { type: 'loginChecked', loggedIn: false });
  expect(checked.error).toEqual({ code: 'file_unreadable' });
});

test('a new image clears the error of the one before', () => {
  const chosen = after(
    { type: 'fileChosen', file: report, image: 'blob:report' },
    { type: 'fileChosen', file: poster, image: 'blob:poster' },
  );
  expect(chosen).toMatchObject({ error: undefined, announced: undefined });
});

test('closing the modal gives up waiting for a login, not the image', () => {
  const closed = after(
    { type: 'fileChosen', file: poster, image: 'blob:poster' },
    { type: 'loginChecked', loggedIn: false },
    { type: 'authClosed' },
  );
  expect(closed).toMatchObject({ image: 'blob:poster', authMode: undefined, pendingLogin: false });
});

test('an image that a guard sent back waits for the login', () => {
  expect(isLeaving(initialLanding({ authMode: 'login', image: 'blob:poster' }), true)).toBe(true);
  expect(isLeaving(initialLanding({ image: 'blob:poster' }), true)).toBe(false);
});

test('an image that the browser no longer has is not gone on with, and the visitor is asked for another', () => {
  const sent = initialLanding({ authMode: 'login', image: 'blob:from-yesterday' });
  const lost = landingReducer(sent, { type: 'imageLost' });
  expect(lost).toMatchObject({
    image: undefined,
    pendingLogin: false,
    error: { code: 'no_image_selected' },
    announced: { code: 'no_image_selected' },
  });
  expect(isLeaving(lost, true)).toBe(false);
});

test('a login check without an image leads nowhere', () => {
  const checked = after({ type: 'loginChecked', loggedIn: true });
  expect(checked).toMatchObject({ error: { code: 'no_image_selected' }, pendingLogin: false, authMode: undefined });
});

test('each error opens a toast of its own, which has its whole time again', () => {
  const first = after({ type: 'fileChosen', file: report, image: 'blob:report' });
  const second = landingReducer(first, { type: 'fileChosen', file: report, image: 'blob:report' });
  expect(second.announced).toEqual(first.announced);
  expect(second.announced).not.toBe(first.announced);
});
