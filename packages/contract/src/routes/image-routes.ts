import { z } from 'zod';
import { addresses } from '../addresses.ts';
import {
  documentPayload,
  documentQuery,
  documentResponse,
  documentSaved,
  documentVersionsResponse,
} from '../documents.ts';
import {
  detectedLanguage,
  folderEntry,
  imageEntry,
  imageProcess,
  imagesQuery,
  processChange,
  processPayload,
  processResponse,
  processesQuery,
  processSummary,
  signedUrl,
  signedUrlQuery,
  signedUrlsPayload,
  signedUrlsResponse,
  uploadResponse,
} from '../images.ts';
import { languagesResponse, translateTextsPayload, translateTextsResponse } from '../translators.ts';
import { empty, route } from './route.ts';

export const imageRoutes = {
  uploadImage: route({
    ...addresses.uploadImage,
    summary: 'Upload an image',
    auth: true,
    response: uploadResponse,
  }),
  detectLanguage: route({
    ...addresses.detectLanguage,
    summary: 'The language in which an uploaded image seems to be written; costs no credit',
    auth: true,
    params: z.object({ image_id: z.string() }),
    response: detectedLanguage,
  }),
  processImage: route({
    ...addresses.processImage,
    summary: 'Start translating an uploaded image; costs one credit',
    auth: true,
    params: z.object({ image_id: z.string() }),
    body: processPayload,
    response: processResponse,
  }),
  processStatus: route({
    ...addresses.processStatus,
    summary: 'How far a process is, and its result once processed',
    auth: true,
    params: z.object({ message_id: z.string() }),
    response: imageProcess,
  }),
  signedUrl: route({
    ...addresses.signedUrl,
    summary: 'A time-limited URL for one of your files',
    auth: true,
    query: signedUrlQuery,
    response: signedUrl,
  }),
  signedUrls: route({
    ...addresses.signedUrls,
    summary: 'Time-limited URLs for up to 50 of your files',
    auth: true,
    body: signedUrlsPayload,
    response: signedUrlsResponse,
  }),
  deleteImage: route({
    ...addresses.deleteImage,
    summary: 'Delete one of your images and all that was made from it; what is in work is cancelled and refunded',
    auth: true,
    params: z.object({ image_id: z.string() }),
    response: empty,
  }),
  deleteProcess: route({
    ...addresses.deleteProcess,
    summary: 'Delete one of your processes and its result; one in work is cancelled and refunded',
    auth: true,
    params: z.object({ message_id: z.string() }),
    response: empty,
  }),
  updateProcess: route({
    ...addresses.updateProcess,
    summary:
      'Rename one of your processes, or put it into a folder; null gives it the name of the uploaded file back, or no folder',
    auth: true,
    params: z.object({ message_id: z.string() }),
    body: processChange,
    response: processSummary,
  }),
  folders: route({
    ...addresses.folders,
    summary: 'Your folders in alphabetical order, with how many processes lie in each',
    auth: true,
    response: z.array(folderEntry),
  }),
  processes: route({
    ...addresses.processes,
    summary: 'Your processes, the newest first, the oldest first or by the name of the file',
    auth: true,
    query: processesQuery,
    response: z.array(processSummary),
  }),
  languages: route({
    ...addresses.languages,
    summary: 'The translations that this installation can make, who makes them, and what would enable others',
    auth: true,
    response: languagesResponse,
  }),
  translateTexts: route({
    ...addresses.translateTexts,
    summary:
      'Translate texts of one of your processes again: by another translator, shorter, or after a change of terms',
    auth: true,
    body: translateTextsPayload,
    response: translateTextsResponse,
  }),
  readDocument: route({
    ...addresses.readDocument,
    summary:
      'What you made of a process in the editor, as you saved it last or in another version; its ETag names the version',
    auth: true,
    params: z.object({ message_id: z.string() }),
    query: documentQuery,
    response: documentResponse,
  }),
  documentVersions: route({
    ...addresses.documentVersions,
    summary: 'The versions of what you made of a process that are kept, the newest first',
    auth: true,
    params: z.object({ message_id: z.string() }),
    response: documentVersionsResponse,
  }),
  saveDocument: route({
    ...addresses.saveDocument,
    summary: 'Save what you made of a process; If-Match names the version that you changed, If-None-Match: * the first',
    auth: true,
    params: z.object({ message_id: z.string() }),
    body: documentPayload,
    response: documentSaved,
  }),
  images: route({
    ...addresses.images,
    summary: 'Your uploaded images, the newest first, the oldest first or by the name of the file',
    auth: true,
    query: imagesQuery,
    response: z.array(imageEntry),
  }),
  retryProcess: route({
    ...addresses.retryProcess,
    summary: 'Start a failed process again with the same choices; costs one credit, for the failed one was refunded',
    auth: true,
    params: z.object({ message_id: z.string() }),
    response: processResponse,
  }),
} as const;
