import { z } from 'zod';
import { languageNames } from './languages.ts';

/** The exact name of a language. */
export const languageName = z.enum(languageNames as [string, ...string[]]);
