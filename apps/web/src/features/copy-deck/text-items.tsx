import { DropdownMenu } from '@palimpsest/ui';
import { FileInput, FileOutput } from 'lucide-react';
import { useWords } from '../../messages/words.ts';

export interface TextActions {
  /** Asks for the file that the texts go into. */
  onExport: () => void;
  /** Asks for a file that came back. */
  onImport: () => void;
}

/** The items of a menu that take texts to a translator and back. */
export function TextItems({ onExport, onImport }: TextActions) {
  const words = useWords('copyDeck');
  return (
    <>
      <DropdownMenu.Item onSelect={onExport}>
        <FileOutput aria-hidden />
        {words.exportItem}
      </DropdownMenu.Item>
      <DropdownMenu.Item onSelect={onImport}>
        <FileInput aria-hidden />
        {words.importItem}
      </DropdownMenu.Item>
    </>
  );
}
