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

/** For how long a signed URL is good. */
export const signedUrlMinutes = 60;

/** Most URLs that are signed in one call. */
export const maxSignedUrlBatch = 50;

/** Rows of a list where none are asked for, and at most. */
export const defaultListLimit = 50;
export const maxListLimit = 100;

/** Most terms of a blacklist, and the longest, in characters. */
export const maxBlacklistTerms = 200;
export const maxBlacklistTermLength = 100;

/** Most exclusion rectangles of one image. */
export const maxExclusionRegions = 100;

/** Shortest side of an exclusion rectangle, in pixels of the image; a rectangle must be larger. */
export const minExclusionSide = 5;

/** Longest name, surname and e-mail address, in characters. */
export const maxNameLength = 100;
export const maxEmailLength = 254;

/** Shortest and longest new password, in characters. */
export const minPasswordLength = 8;
export const maxPasswordLength = 128;

/** At this many remaining credits or fewer, the header warns. */
export const creditsWarningAt = 1;
