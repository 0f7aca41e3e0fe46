/** Largest image file, in bytes. */
export const maxImageBytes = 25 * 1024 * 1024;

/** Largest image, in pixels (width times height). */
export const maxImagePixels = 40_000_000;

/** Longest side of an image, in pixels: what every browser can still hold on one canvas. */
export const maxImageSide = 16_384;

/** Media types that an uploaded image may have. */
export const uploadImageTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Endings of the files that the landing page takes. */
export const landingImageExtensions = ['.jpg', '.jpeg', '.png'] as const;

/** The lifetime of a signed URL, in minutes. */
export const signedUrlMinutes = 60;

/** The maximum number of URLs that are signed in one call. */
export const maxSignedUrlBatch = 50;

/** Rows of a list where none are asked for, and at most. */
export const defaultListLimit = 50;
export const maxListLimit = 100;

/** Orders of lists: the newest first, the oldest first, or by the name of the file. */
export const listOrders = ['newest', 'oldest', 'name'] as const;
export type ListOrder = (typeof listOrders)[number];

/** The maximum number of terms of a blacklist, and the maximum length of a term, in characters. */
export const maxBlacklistTerms = 200;
export const maxBlacklistTermLength = 100;

/** The maximum number of exclusion rectangles of one image. */
export const maxExclusionRegions = 100;

/** Shortest side of an exclusion rectangle, in pixels of the image; a rectangle must be larger. */
export const minExclusionSide = 5;

/** Longest title of an image: the name of the file that was uploaded, in characters. */
export const maxFileNameLength = 200;

/** Longest name of a folder, in characters. */
export const maxFolderNameLength = 60;

/** Longer sides of the thumbnails of an image, in pixels. */
export const thumbnailSides = { small: 320, large: 640 } as const;

/** Largest thumbnail, in bytes. */
export const maxThumbnailBytes = 30_000;

/** Longest term of a glossary and longest text of a translation memory, in characters. */
export const maxTermLength = 200;
export const maxSegmentLength = 2_000;

/** The maximum number of terms of one user's glossary, and of texts of one user's translation memory. */
export const maxGlossaryEntries = 5_000;
export const maxMemoryEntries = 20_000;

/** Largest file of terms or translations, in bytes. */
export const maxImportBytes = 4 * 1024 * 1024;

/** The maximum number of texts of one process that can be translated again. */
export const maxRetranslatedTexts = 20;

/** Longest name, surname, e-mail address and name of a company, in characters. */
export const maxNameLength = 100;
export const maxEmailLength = 254;
export const maxCompanyNameLength = 200;

/** Shortest and longest new password, in characters. */
export const minPasswordLength = 8;
export const maxPasswordLength = 128;

/** The number of remaining credits from which downwards the header warns. */
export const creditsWarningAt = 1;

/** The maximum number of images whose texts go into one file for translators, and the largest such file, in bytes. */
export const maxDeckImages = 100;
export const maxDeckFileBytes = 32 * 1024 * 1024;
