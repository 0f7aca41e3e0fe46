import type { ImageProcess, ProcessStatus } from '@palimpsest/contract';

/** A record as the server sends it. */
export function imageProcess(status: ProcessStatus, fields: Partial<ImageProcess> = {}): ImageProcess {
  return {
    id: 'process-1',
    message_id: 'message-1',
    original_image_id: 'image-1',
    status,
    original_image_url: 'images/1/original.png',
    inpainted_image_url: status === 'processed' ? 'images/1/inpainted.png' : null,
    processing_started_at: null,
    processing_completed_at: null,
    created_at: '2025-11-20T10:00:00.000Z',
    updated_at: '2025-11-20T10:00:00.000Z',
    error_message: null,
    source_language: 'English',
    target_language: 'Spanish',
    localized_texts: [],
    ...fields,
  };
}
