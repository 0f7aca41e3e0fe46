import { textsImportQuery, textsImportResponse } from '../copy-deck.ts';
import { route } from './route.ts';

export const copyDeckRoutes = {
  importTexts: route({
    method: 'POST',
    path: '/v1/texts/import',
    file: 'file',
    summary:
      'What an exported file of texts that came back from a translator changes in your images; saved with apply=yes. Costs no credit',
    auth: true,
    action: 'import texts',
    query: textsImportQuery,
    response: textsImportResponse,
    errors: ['quota_exceeded', 'precondition_failed'],
  }),
} as const;
