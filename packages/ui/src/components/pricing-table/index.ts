export { PricingTable, type PricingTableProps } from './pricing-table.tsx';
