import { expect, test } from 'vitest';
import { textFields, textFieldsFromWire, textFieldsToWire } from './text-fields.ts';
import { localizedText } from './texts.ts';

test('every field is an optional one of a text on the wire', () => {
  const { shape } = localizedText;
  const optional = Object.entries(shape).filter(([, field]) => field.safeParse(undefined).success);
  expect(optional.map(([name]) => name)).toEqual(expect.arrayContaining(Object.values(textFields)));
});

test('fields come back from the wire as they went, and those that a text lacks are absent', () => {
  const fields = { fontStyle: 'italic', lineHeight: 1.05, lang: 'tr' } as const;
  expect(textFieldsToWire({ ...fields, opacity: undefined, id: 1 })).toEqual({
    font_style: 'italic',
    line_height: 1.05,
    lang: 'tr',
  });
  expect(textFieldsFromWire(textFieldsToWire(fields))).toEqual(fields);
});
