import { createFormat } from '@palimpsest/ui/messages/format';

/** Numbers and plurals as in American English. */
export const english = createFormat('en-US');
