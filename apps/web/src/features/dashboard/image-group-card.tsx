import type { ProcessSummary } from '@palimpsest/contract';
import { useState } from 'react';
import { useWords } from '../../messages/words.ts';
import type { ImageGroup } from './group-by-image.ts';
import { LanguageChips } from './language-chips.tsx';
import { ProcessCard, type ProcessCardProps } from './process-card.tsx';

export interface ImageGroupCardProps extends Omit<ProcessCardProps, 'process' | 'selected' | 'languages'> {
  group: ImageGroup;
  /** The ids of the selected localizations. */
  selected: ReadonlySet<string>;
}

/** The card of one image. It shows the localization whose language is pressed; selecting the card selects all its languages. */
export function ImageGroupCard({ group: { processes }, selected, onSelectedChange, ...props }: ImageGroupCardProps) {
  const words = useWords('dashboard');
  const shared = useWords('shared');
  const [pressed, setPressed] = useState<string>();
  const [first, ...others] = processes;
  const shown = processes.find(({ id }) => id === pressed) ?? first;
  const choose = (_: ProcessSummary, on: boolean) => {
    for (const process of processes) onSelectedChange(process, on);
  };
  return (
    <ProcessCard
      {...props}
      process={shown}
      selected={processes.every(({ id }) => selected.has(id))}
      onSelectedChange={choose}
      languages={
        others.length > 0 ? (
          <LanguageChips
            label={words.languagesOf({ name: first.file_name ?? shared.image })}
            processes={processes}
            shown={shown.id}
            onShow={setPressed}
          />
        ) : undefined
      }
    />
  );
}
