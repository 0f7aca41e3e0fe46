import { z } from 'zod';
import { failureCodes, processSummary } from './images.ts';
import { defaultListLimit, maxListLimit } from './limits.ts';
import { processStatuses, processStatusGroups } from './statuses.ts';

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
  /** What a card tells apart: `processing` stands for every status in which a process is worked on. */
  group: z.enum(processStatusGroups).optional(),
  /** Shows those whose file name or owner's e-mail address holds this text, in whatever case. */
  search: z.string().trim().max(200).optional(),
  user_id: z.string().trim().max(100).optional(),
  /** Both included. */
  start_date: z.iso.datetime({ offset: true }).optional(),
  end_date: z.iso.datetime({ offset: true }).optional(),
});
export type AdminProcessesQuery = z.input<typeof adminProcessesQuery>;

export const pageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(maxListLimit).default(defaultListLimit),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
});

/** A process whose every attempt failed. */
export const deadLetter = z.object({
  message_id: z.string(),
  user_id: z.string(),
  user_email: z.string(),
  image_id: z.string(),
  /** As its owner named it, or of the uploaded file; null where the form named none. */
  file_name: z.string().nullable(),
  failure_code: z.enum(failureCodes),
  error_message: z.string().nullable(),
  attempts: z.number().int(),
  failed_at: z.iso.datetime().nullable(),
});
export type DeadLetter = z.infer<typeof deadLetter>;
