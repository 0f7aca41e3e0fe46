/** A poster for a bakery, with its words in one language or another. */
function poster(headline: readonly [string, string], line: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400">
<rect width="640" height="400" fill="#f0d9b5"/><circle cx="500" cy="120" r="210" fill="#e4b774"/>
<path d="M350 268c0-76 66-126 142-126s142 50 142 126c0 30-24 44-56 44H406c-32 0-56-14-56-44Z" fill="#a8602c"/>
<path d="M420 196l34 60M486 178l34 72M548 196l30 56" stroke="#f3d9a8" stroke-width="13" stroke-linecap="round"/>
<g fill="#3b2314" font-family="Georgia, serif" font-weight="700" font-size="60"><text x="40" y="142">${headline[0]}</text><text x="40" y="210">${headline[1]}</text></g>
<text x="42" y="262" fill="#6b4327" font-family="Arial, sans-serif" font-size="23">${line}</text>
<rect x="42" y="304" width="76" height="7" fill="#c8502d"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** The original poster. */
export const englishPoster = (
  <img
    src={poster(['Fresh bread', 'every day'], 'Baked before you wake')}
    alt="A poster in English: Fresh bread every day"
    width={640}
    height={400}
  />
);
/** The same poster with its words translated. */
export const spanishPoster = (
  <img
    src={poster(['Pan fresco', 'cada día'], 'Horneado antes del alba')}
    alt="The same poster in Spanish: Pan fresco cada día"
    width={640}
    height={400}
  />
);
