import { Button, Tooltip, TooltipProvider } from '@palimpsest/ui';

export function CropTooltip() {
  return (
    <TooltipProvider>
      <Tooltip content="Drag a corner to resize">
        <Button>Crop the poster</Button>
      </Tooltip>
    </TooltipProvider>
  );
}
