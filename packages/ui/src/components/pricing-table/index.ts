export { PricingTable, type PricingTableProps, type PricingTableMessages } from './pricing-table.tsx';
