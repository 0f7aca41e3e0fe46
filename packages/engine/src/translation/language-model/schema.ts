import { z } from 'zod';

/** What a language model answers: one entry for each text, by its number. */
export const modelAnswer = z.object({
  translations: z.array(
    z.object({
      id: z.number().int().describe('The number of the text.'),
      translation: z.string().describe('The translation, with every span element of the text in it.'),
    }),
  ),
});
export type ModelAnswer = z.output<typeof modelAnswer>;
