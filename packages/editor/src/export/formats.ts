/** The formats of exported pictures. */
export const exportFormats = {
  png: { label: 'PNG', extension: 'png', type: 'image/png', lossy: false, raster: true, liveText: false },
  jpeg: { label: 'JPEG', extension: 'jpg', type: 'image/jpeg', lossy: true, raster: true, liveText: false },
  webp: { label: 'WebP', extension: 'webp', type: 'image/webp', lossy: true, raster: true, liveText: false },
  pdf: { label: 'PDF', extension: 'pdf', type: 'application/pdf', lossy: true, raster: false, liveText: true },
  svg: { label: 'SVG', extension: 'svg', type: 'image/svg+xml', lossy: false, raster: false, liveText: true },
  psd: {
    label: 'Photoshop (PSD)',
    extension: 'psd',
    type: 'image/vnd.adobe.photoshop',
    lossy: false,
    raster: false,
    liveText: false,
  },
} as const;

export type ExportFormat = keyof typeof exportFormats;

export interface ExportOptions {
  format: ExportFormat;
  /** The quality of JPEG and WebP, 0 to 1. */
  quality: number;
  /** The px of the file per px of the image, in raster formats. */
  scale: 1 | 2;
  /** Whether the letters of an SVG are paths, which look the same in every program but cannot be edited as text. Default false. */
  outlines?: boolean | undefined;
}

export const defaultExport: ExportOptions = { format: 'png', quality: 0.9, scale: 1 };

/**
 * The name of an exported file.
 * @param now ms since the epoch
 * @param stem names files of other formats than PNG, which are named by the time
 */
export function exportName(now: number, format: ExportFormat, stem?: string): string {
  const named = format === 'png' ? undefined : stem;
  return `${named ?? `localized-image-${now}`}.${exportFormats[format].extension}`;
}
