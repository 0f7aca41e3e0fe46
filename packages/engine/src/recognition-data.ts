/** What can be read here, and how more is fetched; loads none of the engine's networks. */
export {
  fetchRecognitionData,
  type FetchOptions,
  type RecognitionSource,
} from './ocr/tesseract/fetch-recognition-data.ts';
export { isReadable } from './ocr/tesseract/recognition-data.ts';
