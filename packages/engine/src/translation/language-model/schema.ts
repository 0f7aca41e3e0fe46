import { misreading } from '@palimpsest/contract';
import { jsonSchema } from 'ai';
import { z } from 'zod';

const text = z.object({
  id: z.number().int().describe('The number of the text.'),
  translation: z.string().describe('The translation, with every span element of the text in it.'),
  misread: z
    .array(misreading)
    .describe('Words of the text that were misread: as they stand there, and as they were meant. Empty for none.'),
});
/** What is asked for: endpoints that are strict about schemas want every property required, and no default. */
const asked = z.object({ translations: z.array(text) });
/** What is taken: a model that holds to no schema still translates where it says nothing usable about misread words. */
const taken = z.object({ translations: z.array(text.extend({ misread: text.shape.misread.catch([]) })) });

/** What a language model answers: one entry for each text, by its number. */
export type ModelAnswer = z.output<typeof taken>;

export const modelAnswer = jsonSchema<ModelAnswer>(z.toJSONSchema(asked, { target: 'draft-7' }) as object, {
  validate: (value) => {
    const { success, data, error } = taken.safeParse(value);
    return success ? { success, value: data } : { success, error };
  },
});
