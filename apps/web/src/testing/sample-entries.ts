import type { Entry } from '../features/terminology/entry.ts';

const entry = (id: string, source: string, translation: string | null, target = 'Spanish'): Entry => ({
  id,
  source_lang: 'English',
  target_lang: target,
  source,
  translation,
  updated_at: '2026-01-05T12:30:00.000Z',
});

/** The glossary of a business that sells cosmetics. */
export const sampleTerms: readonly Entry[] = [
  entry('1', 'Alba Botanica', null),
  entry('2', 'sunscreen', 'protector solar'),
  entry('3', 'sunscreen', 'écran solaire', 'French'),
  entry('4', 'cruelty-free', 'no testado en animales'),
  entry('5', 'gift set', 'Geschenkset', 'German'),
  entry('6', 'refill pouch', 'bolsa de recarga'),
];

/** Texts that its owner corrected. */
export const sampleUnits: readonly Entry[] = [
  entry('1', 'Open daily from 10 to 6', 'Abierto todos los días de 10 a 18 h'),
  entry('2', 'Feel at home in your own skin.', 'Siéntete a gusto en tu piel.'),
  entry(
    '3',
    'Shake well before use. Avoid contact with the eyes. Keep out of reach of children. Store in a cool, dry place away from direct sunlight.',
    'Agitar bien antes de usar. Evitar el contacto con los ojos. Mantener fuera del alcance de los niños. Conservar en un lugar fresco y seco, protegido de la luz solar directa.',
  ),
];
