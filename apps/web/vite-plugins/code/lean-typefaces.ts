import { type Typeface } from '@palimpsest/typefaces';
import { type Plugin } from 'vite';

const catalogue = /\/typefaces\/src\/catalogue\.json$/;

/** As many digits of a file's hash as its address holds. */
const hashLength = 16;

/** What a browser asks of the library of type: which faces there are, where their files lie, and how high their lines are. */
const lean = ({ name, class: typeClass, standsFor, lacks, faces }: Typeface) => ({
  name,
  class: typeClass,
  standsFor,
  lacks,
  faces: faces.map(({ weight, style, file, sha256, ascent, descent }) => ({
    weight,
    style,
    file,
    sha256: sha256.slice(0, hashLength),
    ascent,
    descent,
  })),
});

/** The catalogue as the built app has it, of the JSON of the whole one. */
export function leanCatalogue(json: string) {
  const { families } = JSON.parse(json) as { families: Typeface[] };
  return { families: families.map(lean) };
}

/**
 * Builds the app without what only a server needs of the catalogue of typefaces: where the files came from, and the measures by which the
 * face of a picture's text is recognised.
 */
export function leanTypefaces(): Plugin {
  return {
    name: 'palimpsest:lean-typefaces',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: catalogue },
      handler: (code) => ({ code: JSON.stringify(leanCatalogue(code)), map: null }),
    },
  };
}
