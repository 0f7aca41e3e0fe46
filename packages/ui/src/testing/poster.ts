const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300">
<rect width="240" height="300" fill="#e7c9a0"/><circle cx="172" cy="86" r="44" fill="#c9502f"/>
<path d="M0 214 62 140l46 52 38-40 94 98v50H0Z" fill="#2c4a45"/><path d="M0 250l84-46 70 52 86-36v80H0Z" fill="#17302e"/>
<path d="M24 34h92M24 52h64" stroke="#17302e" stroke-width="9"/></svg>`;

/** A picture for stories that needs no network. */
export const posterUrl = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
