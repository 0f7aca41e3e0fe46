const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600">
  <rect width="480" height="600" fill="#f0e2c6"/>
  <circle cx="350" cy="190" r="92" fill="#d9522c"/>
  <path d="M0 420 130 270l96 118 72-80 182 172v120H0Z" fill="#1f3b4d"/>
  <path d="M0 500 170 380l150 112 160-70v178H0Z" fill="#12242f"/>
  <g font-family="Georgia, serif" fill="#12242f"><text x="40" y="92" font-size="52">Mountain</text><text x="40" y="146" font-size="52">Tours</text></g>
</svg>`;

/** A picture for stories: a poster as a data URL. */
export const samplePoster = `data:image/svg+xml,${encodeURIComponent(svg)}`;
