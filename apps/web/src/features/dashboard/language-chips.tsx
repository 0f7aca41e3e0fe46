import { statusGroup, type ProcessSummary } from '@palimpsest/contract';
import { useFormat } from '@palimpsest/ui/messages/context';
import { useWords } from '../../messages/words.ts';

export interface LanguageChipsProps {
  /** The accessible name of the group. */
  label: string;
  processes: readonly ProcessSummary[];
  /** Id of the one that the card shows. */
  shown: string;
  onShow: (id: string) => void;
}

const chip =
  'flex min-h-6 pointer-coarse:min-h-11 max-w-full items-center gap-1.5 rounded-full border border-line px-2 text-2xs font-medium text-muted transition-[color,background-color,border-color] duration-fast ease-out hover:border-strong hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent';

const dots = { processed: '', idle: 'bg-strong', processing: 'bg-accent', failed: 'bg-danger' } as const;

/** The languages of one image: the pressed one is shown. A dot marks a language that is not finished. */
export function LanguageChips({ label, processes, shown, onShow }: LanguageChipsProps) {
  const { languageName, statuses } = useWords('shared');
  const { number } = useFormat();
  return (
    <fieldset aria-label={label} className="relative z-1 flex min-w-0 flex-wrap gap-1">
      {processes.map(({ id, target_language: language, status }, index) => {
        const group = statusGroup(status);
        const same = processes.slice(0, index).filter((other) => other.target_language === language).length;
        const name = same > 0 ? `${languageName(language)} ${number(same + 1)}` : languageName(language);
        return (
          <button
            key={id}
            type="button"
            aria-label={group === 'processed' ? undefined : `${name}, ${statuses[group]}`}
            aria-pressed={id === shown}
            className={chip}
            onClick={() => onShow(id)}
          >
            {group === 'processed' ? null : <span aria-hidden className={`size-1.5 rounded-full ${dots[group]}`} />}
            <span className="truncate">{name}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
