import { expect, test } from 'vitest';
import { readTestTexts } from './test-texts.ts';

const source = `
const greeting = 'Hello';
const rows = [['first', greeting]];
const open = () => press(\`Open \${name} now\`);
describe.each([{ word: 'around' }])('a part', ({ word }) => {
  // 'in a comment'
  test('one', () => {
    open();
    expect(element).toHaveText(/by pattern/);
    expect(rows.greeting).toBe('it\\'s in the body');
  });
  test.each(rows)('two %s', () => expect(<p>in JSX</p>).toBe(1));
});
test('in a comment', () => undefined);
`;

test('the texts of a test are those of its body, its rows and what it uses', () => {
  const texts = readTestTexts('a.test.tsx', source);
  expect(texts.of('one')).toEqual(['by pattern', "it's in the body", 'around', 'Open ', ' now', 'first', 'Hello']);
  expect(texts.of('two %s')).toEqual(['in JSX', 'around', 'first', 'Hello']);
});

test('a title, a comment and another test are not among them', () => {
  const texts = readTestTexts('a.test.tsx', source);
  expect(texts.of('in a comment')).toEqual([]);
  expect(texts.of('three')).toBeUndefined();
});

test('the texts of a story are those of its object', () => {
  const stories = `export const Empty: Story = { args: { text: 'Nothing here' } };\nexport const Full: Story = { ...Empty };`;
  expect(readTestTexts('a.stories.tsx', stories).of('Full')).toEqual(['Nothing here']);
  expect(readTestTexts('a.stories.tsx', stories).of('Other')).toBeUndefined();
  expect(readTestTexts('a.test.tsx', stories).of('Full')).toBeUndefined();
});

test('a test that is named by its rows is found by each of them', () => {
  const texts = readTestTexts(
    'a.test.ts',
    "test.each([['goes up', 1], ['goes down', 2]])('%s', () => check('there'));",
  );
  expect(texts.of('goes down')).toEqual(['goes up', 'goes down', 'there']);
  expect(texts.of('%s')).toContain('there');
});

test('a file that cannot be read is told', () => {
  expect(() => readTestTexts('a.test.ts', 'test(')).toThrow('a.test.ts cannot be read');
});
