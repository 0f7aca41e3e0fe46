export { PalimpsestProvider, type PalimpsestProviderProps } from './palimpsest-provider.tsx';
export type { Density, Messages } from '../../messages/context.ts';
export type { Catalogue } from '../../messages/en.ts';
export type { Format, PluralForms } from '../../messages/format.ts';
