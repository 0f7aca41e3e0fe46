export { Tooltip, type TooltipProps } from './tooltip.tsx';
export { TooltipProvider, type TooltipProviderProps, type TooltipRootProps } from './tooltip-parts.tsx';
