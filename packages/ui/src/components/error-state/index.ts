export { ErrorState, type ErrorStateProps, type ErrorStateMessages } from './error-state.tsx';
