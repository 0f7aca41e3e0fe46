import type { ImageProcess, ProcessStatus } from '@palimpsest/contract';

/** A record as the list of processes holds it. */
export function sampleProcess(status: ProcessStatus, fields: Partial<ImageProcess> = {}): ImageProcess {
  const date = '2025-11-20T12:00:00.000Z';
  return {
    id: `process-${status}`,
    message_id: `message-${status}`,
    original_image_id: status === 'processed' ? 'image-1' : `image-of-${status}`,
    status,
    original_image_url: 'images/1/original.png',
    inpainted_image_url: status === 'processed' ? 'images/1/inpainted.png' : null,
    processing_started_at: status === 'idle' ? null : date,
    processing_completed_at: status === 'processed' || status === 'failed' ? date : null,
    created_at: date,
    updated_at: date,
    error_message: status === 'failed' ? 'No text was found in this image.' : null,
    source_language: 'English',
    target_language: 'Spanish',
    file_name: 'autumn-campaign.png',
    ...(status === 'processed' && {
      result_thumbnails: { small: 'images/1/result-small.webp', large: 'images/1/result-large.webp' },
    }),
    localized_texts: [],
    ...fields,
  };
}
