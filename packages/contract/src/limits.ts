/** Limits on what the server takes and what the client offers. */
export const limits = {
  /** Largest image file, in bytes. */
  imageBytes: 25 * 1024 * 1024,
  /** Largest image, in pixels (width times height). */
  imagePixels: 40_000_000,
  /** Longest side of an image, in pixels: what every browser can still hold on one canvas. */
  imageSide: 16_384,
  /** Media types that an uploaded image may have. */
  imageTypes: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'],
  /** Media types that the landing page offers to choose. */
  landingImageTypes: ['image/jpeg', 'image/png'],
  landingImageExtensions: ['.jpg', '.jpeg', '.png'],
  signedUrlMinutes: 60,
  signedUrlBatch: 50,
  listDefault: 50,
  listMax: 100,
  blacklistTerms: 200,
  blacklistTermLength: 100,
  exclusionRegions: 100,
  /** Shortest side of an exclusion rectangle, in pixels of the image; a rectangle must be larger. */
  exclusionMinSide: 5,
  nameLength: 100,
  emailLength: 254,
  passwordMinLength: 8,
  passwordLength: 128,
  /** At this many remaining credits or fewer, the header warns. */
  creditsWarning: 1,
} as const;
