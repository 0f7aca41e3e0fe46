interface Poster {
  background: string;
  /** The large shape. */
  shape: string;
  ink: string;
  /** Each line of the picture, the first one largest. */
  lines: readonly string[];
}

function draw({ background, shape, ink, lines }: Poster): string {
  const [title = '', ...rest] = lines;
  const small = rest.map((line, row) => `<text x="28" y="${402 + row * 26}" font-size="17">${line}</text>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 480" font-family="Georgia, serif" fill="${ink}">
<rect width="360" height="480" fill="${background}"/><path d="M0 300C90 210 150 340 360 190V0H0Z" fill="${shape}"/>
<circle cx="262" cy="118" r="58" fill="${ink}" fill-opacity=".16"/><text x="28" y="366" font-size="33">${title}</text>${small}</svg>`;
}

const menuColors = { background: '#f4ead8', shape: '#d98e4a', ink: '#2f2318' };

const addressOf = (poster: Poster) => `data:image/svg+xml,${encodeURIComponent(draw(poster))}`;

/** Posters of four businesses, drawn here so that no story needs the network. */
export const posters = {
  menu: addressOf({
    ...menuColors,
    lines: ['Carta de verano', 'Gazpacho frío · 8 €', 'Pulpo a la brasa · 19 €'],
  }),
  /** The menu after its translation. */
  menuInEnglish: addressOf({
    ...menuColors,
    lines: ['Summer menu', 'Cold gazpacho · €8', 'Grilled octopus · €19'],
  }),
  skincare: addressOf({
    background: '#e6efe9',
    shape: '#9cc2b1',
    ink: '#173a30',
    lines: ['Haut, die atmet', 'Serum mit Hafer und Ringelblume', '30 ml · vegan'],
  }),
  fair: addressOf({
    background: '#f3e4e1',
    shape: '#c8553d',
    ink: '#3a1410',
    lines: ['Foire d’automne', '3, 4 et 5 octobre', 'Place du Marché, Colmar'],
  }),
  museum: addressOf({
    background: '#e3e7f3',
    shape: '#4f6bb3',
    ink: '#141d3b',
    lines: ['Luz e sal', 'Fotografias do litoral', 'Museu Marítimo de Ílhavo'],
  }),
};
