export { Pagination, type PaginationProps } from './pagination.tsx';
export type { PaginationMessages } from './pagination.messages.ts';
export type { PaginationPageProps, PaginationPagesProps, PaginationStepProps } from './pagination-parts.tsx';
export type { PaginationRootProps } from './pagination-root.tsx';
