import type { ImageEntry, ImageProcess, ProcessSummary, Thumbnails } from '@palimpsest/contract';
import { stablePath, type FileSignatures } from './signed-files.ts';
import type { ListedImage, ProcessSummaryRow, ProcessWithImage } from './repository.ts';

const addresses = (keys: Thumbnails | null): Thumbnails | null =>
  keys && { small: stablePath(keys.small), large: stablePath(keys.large) };
const address = (key: string | null) => (key === null ? null : stablePath(key));

/** Keys of what a card shows: the result over the original, small. An original without thumbnails is shown itself. */
function cardKeys({ imageFileKey, imageThumbnailKeys: original, thumbnailKeys: result }: ProcessSummaryRow) {
  return [original?.small ?? imageFileKey, original?.large, result?.small, result?.large];
}

/** A process as lists show it. */
export function toProcessSummary(process: ProcessSummaryRow, signatures: FileSignatures): ProcessSummary {
  return {
    id: process.id,
    message_id: process.messageId,
    original_image_id: process.imageId,
    status: process.status,
    original_image_url: stablePath(process.imageFileKey),
    inpainted_image_url: address(process.inpaintedFileKey),
    processing_started_at: process.startedAt?.toISOString() ?? null,
    processing_completed_at: process.completedAt?.toISOString() ?? null,
    created_at: process.createdAt.toISOString(),
    updated_at: process.updatedAt.toISOString(),
    error_message: process.errorMessage,
    source_language: process.sourceLanguage,
    target_language: process.targetLanguage,
    file_name: process.fileName,
    folder: process.folder,
    failure_code: process.failureCode,
    refusal: process.refusal,
    original_thumbnails: addresses(process.imageThumbnailKeys),
    result_thumbnails: addresses(process.thumbnailKeys),
    document_version: process.documentVersion,
    signed_files: signatures.sign(cardKeys(process)),
  };
}

/** A process with all that it found. */
export function toImageProcess(process: ProcessWithImage, signatures: FileSignatures): ImageProcess {
  const { imageFileKey, inpaintedFileKey, textPatchesKey } = process;
  return {
    ...toProcessSummary(process, signatures),
    signed_files: signatures.sign([...cardKeys(process), imageFileKey, inpaintedFileKey, textPatchesKey]),
    localized_texts: process.localizedTexts,
    skipped_texts: process.skippedTexts,
    text_patches_url: address(process.textPatchesKey),
    model_download: process.modelDownload,
  };
}

/** An uploaded image as lists show it. */
export function toImageEntry(image: ListedImage): ImageEntry {
  return {
    id: image.id,
    file_name: image.fileName,
    media_type: image.mediaType,
    bytes: image.bytes ?? 0,
    width: image.width,
    height: image.height,
    created_at: image.createdAt.toISOString(),
    original_image_url: stablePath(image.fileKey),
    thumbnails: addresses(image.thumbnailKeys),
  };
}
