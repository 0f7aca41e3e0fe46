import type { AdminProcess, DeadLetter, ProcessStatus } from '@palimpsest/contract';
import { sampleProcess } from './sample-process.ts';

/** A record as the list of the staff holds it. */
export function sampleAdminProcess(status: ProcessStatus, fields: Partial<AdminProcess> = {}): AdminProcess {
  const { localized_texts: _, ...summary } = sampleProcess(status);
  return {
    ...summary,
    user_id: '0c6f3b0e-6f0e-4d55-9f0a-0d8a5b6c7d8e',
    user_email: 'marta@albabotanica.example',
    processing_duration_seconds: status === 'processed' ? 12.34 : null,
    ...fields,
  };
}

/** A process that failed for a fault of the server, as the staff sees it. */
export const sampleDeadLetter = (fields: Partial<DeadLetter> = {}): DeadLetter => ({
  message_id: 'message-dead',
  user_id: '0c6f3b0e-6f0e-4d55-9f0a-0d8a5b6c7d8e',
  user_email: 'marta@albabotanica.example',
  image_id: 'image-1',
  file_name: 'autumn-campaign.png',
  failure_code: 'fault',
  error_message: 'The server could not finish this image.',
  attempts: 3,
  failed_at: '2025-11-24T23:40:00.000Z',
  ...fields,
});
