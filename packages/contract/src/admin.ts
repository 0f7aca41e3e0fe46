import { z } from 'zod';
import { processSummary } from './images.ts';
import { defaultListLimit, maxListLimit } from './limits.ts';
import { processStatuses } from './statuses.ts';

/** A process as the staff sees it in the list. */
export const adminProcess = processSummary.extend({
  user_id: z.string(),
  user_email: z.string(),
  processing_duration_seconds: z.number().nullable(),
});
export type AdminProcess = z.infer<typeof adminProcess>;

export const adminProcessesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(maxListLimit).default(defaultListLimit),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
  status: z.enum(processStatuses).optional(),
  user_id: z.string().trim().max(100).optional(),
  /** Both included. */
  start_date: z.iso.datetime({ offset: true }).optional(),
  end_date: z.iso.datetime({ offset: true }).optional(),
});
export type AdminProcessesQuery = z.input<typeof adminProcessesQuery>;
