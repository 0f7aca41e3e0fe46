import type { LanguagesResponse } from '@palimpsest/contract';
import { Section } from '@palimpsest/ui';
import { useAdminWords } from './admin.messages.ts';

export interface MoreLanguagesProps {
  /** What can be set on the server, by translator. */
  enabledBy: LanguagesResponse['enabled_by'];
}

/** Advice for whoever runs the installation: users are told only what they cannot choose. */
export function MoreLanguages({ enabledBy }: MoreLanguagesProps) {
  const words = useAdminWords();
  return (
    <Section title={words.moreLanguages} description={words.moreLanguagesHint} className="mt-8">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {enabledBy.map(({ translator, setting }) => (
          <div key={translator} className="contents">
            <dt className="text-ink">{translator}</dt>
            <dd className="font-mono text-xs wrap-anywhere text-muted">{setting}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
