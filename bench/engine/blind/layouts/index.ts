export { advertisement, label, programme } from './advertising.ts';
export { badge } from './badge.ts';
export { densePage, menu, priceList, smallPrint } from './lists.ts';
export type { Layout } from './layout.ts';
export { appScreen, neonSign, notice, plaque, wayfinding } from './signs.ts';
