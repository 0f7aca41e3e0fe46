export { PalimpsestProvider, type PalimpsestProviderProps } from './palimpsest-provider.tsx';
export type { Catalogue, Messages } from '../../messages/catalogue.ts';
export type { Density } from '../../messages/context.ts';
export type { Format, PluralForms } from '../../messages/format.ts';
