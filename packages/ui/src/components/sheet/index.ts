export * as Sheet from './sheet.parts.ts';
export type { SheetContentProps } from './sheet.tsx';
