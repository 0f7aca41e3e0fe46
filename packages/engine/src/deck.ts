// What the texts of a picture are in a copy deck: the same for the command line and for a server.
export { cropText } from './cli/texts/crop-texts.ts';
export { openReasons } from './cli/texts/open-reasons.ts';
export { characterBudget } from './translation/source-texts.ts';
