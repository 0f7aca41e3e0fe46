import { maxImageBytes, maxImportBytes } from '@palimpsest/contract';

const megabyte = 1024 * 1024;

/** How large an image may be, in MB. */
export const imageMegabytes = maxImageBytes / megabyte;

/** How large a file of terms or translations may be, in MB. */
export const importMegabytes = maxImportBytes / megabyte;
