import { languages } from '@palimpsest/contract';
import type { Language } from '@palimpsest/contract';
import type { BackgroundClass } from '../../posters/truth.ts';
import {
  advertisement,
  appScreen,
  badge,
  densePage,
  label,
  menu,
  neonSign,
  notice,
  plaque,
  priceList,
  programme,
  smallPrint,
  wayfinding,
} from './layouts/index.ts';
import type { Layout } from './layouts/index.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import type { Damage } from './truth.ts';

/** The ingredients of one picture. */
export interface Recipe {
  name: string;
  damage: Damage;
  layout: Layout;
  background: BackgroundClass;
  language: Language;
  random: Random;
}

type Kind = readonly [Damage, Layout, BackgroundClass];

/** One round holds every damage, every layout and every background; the first ones differ most, so that a small run shows much. */
const round: readonly Kind[] = [
  ['clean', advertisement, 'photo'],
  ['perspective', wayfinding, 'flat'],
  ['clean', menu, 'flat'],
  ['blur', notice, 'gradient'],
  ['curved', label, 'gradient'],
  ['clean', appScreen, 'gradient'],
  ['noise', advertisement, 'photo'],
  ['neon', neonSign, 'photo'],
  ['clean', priceList, 'pattern'],
  ['jpeg', programme, 'photo'],
  ['glass', advertisement, 'photo'],
  ['dense', densePage, 'flat'],
  ['low light', notice, 'flat'],
  ['arc', badge, 'pattern'],
  ['half size', menu, 'gradient'],
  ['relief', plaque, 'photo'],
  ['small print', smallPrint, 'flat'],
  ['perspective', notice, 'pattern'],
  ['clean', programme, 'photo'],
  ['curved', advertisement, 'gradient'],
  ['jpeg', label, 'pattern'],
  ['low light', wayfinding, 'gradient'],
];

/**
 * The first `count` pictures of that seed. Languages come in a seeded order, each once before any comes again.
 * @param of only these damages; all where it is empty
 */
export function recipes(seed: string, count: number, of: readonly Damage[]): Recipe[] {
  const order = createRandom(`${seed}/languages`).shuffled<Language>(languages);
  const kinds = round.filter(([damage]) => of.length === 0 || of.includes(damage));
  if (kinds.length === 0) throw new Error('There is no damage to draw.');
  return Array.from({ length: count }, (_, index) => {
    const [damage, layout, background] = kinds[index % kinds.length] as Kind;
    const language = order[index % order.length] as Language;
    const number = String(index + 1).padStart(2, '0');
    return {
      name: `${number}-${damage}-${layout.name}-${language.tag}`.replaceAll(' ', '-').toLowerCase(),
      damage,
      layout,
      background,
      language,
      random: createRandom(`${seed}/${index}/${damage}/${layout.name}`),
    };
  });
}
