/** @param lines widths of the three lines of writing, in px */
const poster = (
  ...lines: [number, number, number]
) => `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600">
  <rect width="480" height="600" fill="#f0e2c6"/>
  <circle cx="350" cy="190" r="92" fill="#d9522c"/>
  <path d="M0 420 130 270l96 118 72-80 182 172v120H0Z" fill="#1f3b4d"/>
  <path d="M0 500 170 380l150 112 160-70v178H0Z" fill="#12242f"/>
  <g fill="#12242f"><rect x="40" y="56" width="${lines[0]}" height="34" rx="4"/><rect x="40" y="106" width="${lines[1]}" height="34" rx="4"/><rect x="40" y="160" width="${lines[2]}" height="10" rx="3"/></g>
</svg>`;
const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A picture for stories, as a data URL. Its lines are bars: letters would be drawn in whatever font the machine has. */
export const samplePoster = dataUrl(poster(212, 150, 96));
/** The same picture translated. */
export const translatedPoster = dataUrl(poster(168, 204, 122));
