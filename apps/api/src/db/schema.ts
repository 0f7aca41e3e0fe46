export * from './tables/accounts.ts';
export * from './tables/billing.ts';
export * from './tables/images.ts';
export * from './tables/terminology.ts';
