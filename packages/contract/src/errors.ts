import { z } from 'zod';

/** One field that the server refused: where it stands in the request, and why. */
export const fieldError = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
});
export type FieldError = z.infer<typeof fieldError>;

/** Body of every answer outside 200–299: a sentence, or the list of refused fields (422). */
export const errorBody = z.object({ detail: z.union([z.string(), z.array(fieldError)]) });
export type ErrorBody = z.infer<typeof errorBody>;
