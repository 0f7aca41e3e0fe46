export { Pagination, type PaginationProps } from './pagination.tsx';
export type { PaginationMessages } from './pagination.messages.ts';
