export { Tooltip, type TooltipProps } from './tooltip.tsx';
export {
  TooltipProvider,
  type TooltipProviderProps,
  type TooltipRootProps,
  type TooltipTriggerProps,
} from './tooltip-parts.tsx';
