const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600">
  <rect width="480" height="600" fill="#f0e2c6"/>
  <circle cx="350" cy="190" r="92" fill="#d9522c"/>
  <path d="M0 420 130 270l96 118 72-80 182 172v120H0Z" fill="#1f3b4d"/>
  <path d="M0 500 170 380l150 112 160-70v178H0Z" fill="#12242f"/>
  <g fill="#12242f"><rect x="40" y="56" width="212" height="34" rx="4"/><rect x="40" y="106" width="150" height="34" rx="4"/><rect x="40" y="160" width="96" height="10" rx="3"/></g>
</svg>`;

/** A picture for stories, as a data URL. Its lines are bars: letters would be drawn in whatever font the machine has. */
export const samplePoster = `data:image/svg+xml,${encodeURIComponent(svg)}`;
