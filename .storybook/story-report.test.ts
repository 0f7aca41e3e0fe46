import { describe, expect, test } from 'vitest';
import { readPromisedStates, statesWithoutStory } from './promised-states.ts';
import { missingFrom, picturesOfNoStory, type StoryCounts } from './story-report.ts';

const whole: StoryCounts = {
  stories: 3,
  passed: 3,
  axeRuns: 6,
  pictures: 7,
  pictured: 3,
  withoutPicture: 0,
  states: 1,
  statesShown: 1,
  picturesCompared: true,
  files: 1,
  filesOnDisk: 1,
};

describe('a run of the stories', () => {
  test('in which nothing is missing is whole', () => {
    expect(missingFrom(whole)).toEqual([]);
  });

  test.each([
    [{ passed: 2 }, '3 stories are written, 2 passed.'],
    [{ axeRuns: 5 }, 'axe ran 5 times instead of 6.'],
    [{ pictured: 2 }, '2 of 3 stories were compared with a picture, and 0 need none.'],
  ])('with %o says what is missing', (change, line) => {
    expect(missingFrom({ ...whole, ...change })).toEqual([line]);
  });

  test('in another browser than the pinned one compares no pictures, and says so elsewhere', () => {
    expect(missingFrom({ ...whole, pictured: 0, withoutPicture: 0, picturesCompared: false })).toEqual([]);
  });
});

describe('a picture', () => {
  test('that no story is compared with is named', () => {
    expect(picturesOfNoStory(['actions-button-danger', 'actions-button-gone'], ['actions-button--danger'])).toEqual([
      'actions-button-gone',
    ]);
  });
});

describe('a state that a guide promises', () => {
  test('needs a story that shows its value', () => {
    const promised = ['button data-variant danger', 'button data-variant ghost'];
    expect(statesWithoutStory(promised, ['button data-variant ghost'])).toEqual(['button data-variant danger']);
  });

  test('of any value is shown by each of them', () => {
    expect(statesWithoutStory(['button aria-busy'], ['button aria-busy true'])).toEqual([]);
  });

  test('is read from the guides of all components', async () => {
    const promised = await readPromisedStates();
    expect(promised).toContain('button data-variant danger');
    expect(promised).toContain('button aria-busy');
    expect(promised.length).toBeGreaterThan(400);
  });
});
