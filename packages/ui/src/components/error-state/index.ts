export { ErrorState, type ErrorStateProps } from './error-state.tsx';
export type { ErrorStateMessages } from './error-state.messages.ts';
