import { z } from 'zod/mini';
import { failureCodes, listPage, processSummary } from './images.ts';
import { processStatuses, processStatusGroups } from './statuses.ts';

/** A process as the staff sees it in the list. */
export const adminProcess = z.extend(processSummary, {
  user_id: z.string(),
  user_email: z.string(),
  processing_duration_seconds: z.nullable(z.number()),
});
export type AdminProcess = z.infer<typeof adminProcess>;

export const adminProcessesQuery = z.strictObject({
  ...listPage,
  status: z.optional(z.enum(processStatuses)),
  /** The status as cards show it: `processing` stands for every status in which a process is worked on. */
  group: z.optional(z.enum(processStatusGroups)),
  /** Shows those whose file name or owner's e-mail address holds this text, in whatever case. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  user_id: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** The first and last time of creation, both included. */
  start_date: z.optional(z.iso.datetime({ offset: true })),
  end_date: z.optional(z.iso.datetime({ offset: true })),
});
export type AdminProcessesQuery = z.input<typeof adminProcessesQuery>;

export const pageQuery = z.strictObject(listPage);

/** A process whose every attempt failed. */
export const deadLetter = z.object({
  message_id: z.string(),
  user_id: z.string(),
  user_email: z.string(),
  image_id: z.string(),
  /** The name that its owner chose, or that of the uploaded file; null if the form gave none. */
  file_name: z.nullable(z.string()),
  failure_code: z.enum(failureCodes),
  error_message: z.nullable(z.string()),
  attempts: z.int(),
  failed_at: z.nullable(z.iso.datetime()),
});
export type DeadLetter = z.infer<typeof deadLetter>;
