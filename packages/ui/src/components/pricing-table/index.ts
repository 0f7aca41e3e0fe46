export { PricingTable, type PricingTableProps } from './pricing-table.tsx';
export type { PricingTableMessages } from './pricing-table.messages.ts';
