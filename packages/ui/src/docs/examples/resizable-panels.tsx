import { ResizablePanels } from '@palimpsest/ui';

export function TextAndPoster() {
  return (
    <div className="h-40">
      <ResizablePanels.Root orientation="horizontal">
        <ResizablePanels.Panel id="texts" defaultSize="40%">
          <p className="p-3">20 March: Spring fair</p>
        </ResizablePanels.Panel>
        <ResizablePanels.Handle aria-label="Resize the texts" />
        <ResizablePanels.Panel id="poster">
          <p className="p-3">20 de marzo: Feria de primavera</p>
        </ResizablePanels.Panel>
      </ResizablePanels.Root>
    </div>
  );
}
