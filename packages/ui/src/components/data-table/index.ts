export type { DataTableColumn, DataTableSort } from './data-table-column.ts';
export { DataTable, type DataTableProps } from './data-table.tsx';
export type { DataTableMessages } from './data-table.messages.ts';
