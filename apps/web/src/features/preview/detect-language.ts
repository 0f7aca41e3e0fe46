import { uploadImage, WorkflowError, type ApiClient } from '@palimpsest/api-client';
import type { DetectedLanguage } from '@palimpsest/contract';
import type { Analytics } from '../../lib/integrations/analytics.ts';
import { prepareImage, type ImageSource } from './prepare-image.ts';

export interface DetectOptions {
  /** The id of the image where it is uploaded already. */
  imageId: string | undefined;
  onUploaded: (imageId: string) => void;
}

/**
 * Asks in which language an image seems to be written; uploads it where it is not, which is recorded as any upload.
 * @throws WorkflowError, PreparationError, and what calls throw
 */
export async function detectLanguage(
  { client, track }: { client: ApiClient; track: Analytics['track'] },
  image: ImageSource,
  { imageId, onUploaded, signal }: DetectOptions & { signal: AbortSignal },
): Promise<DetectedLanguage> {
  let id = imageId;
  if (!id) {
    const file = await prepareImage(image, signal);
    track('upload_start', { file_size_bytes: file.size, file_type: file.type });
    id = await uploadImage({ client }, file, { signal }).catch((error: unknown) => {
      if (error instanceof WorkflowError) track('upload_error', { error_message: error.message });
      throw error;
    });
    track('upload_success', { image_id: id });
    onUploaded(id);
  }
  return await client.call('detectLanguage', { params: { image_id: id }, signal });
}
