import { cn, CountUp, Marquee } from '@palimpsest/ui';
import { PartnerLogos } from './partner-logos.tsx';
import { useWords } from '../../messages/words.ts';

const countedFrom = 1_000;
/** A number that takes the room of those that are shown. */
const asWide = 10_000;
const fadeInMs = 500;

export interface SocialProofProps {
  /** The decorative number of users; undefined while it is not known, when its room is kept. */
  trustedUsers: number | undefined;
}

/** Shows the partners and the number of users. */
export function SocialProof({ trustedUsers }: SocialProofProps) {
  const words = useWords('landing');
  const count = (
    <CountUp
      key={trustedUsers === undefined ? 'unknown' : 'known'}
      value={trustedUsers ?? asWide}
      from={(trustedUsers ?? asWide) - countedFrom}
      fadeIn={fadeInMs}
      className="font-medium text-ink tabular-nums"
    />
  );
  return (
    <section
      aria-labelledby="partners"
      className="mx-auto flex w-full max-w-300 flex-col gap-5 border-t border-line px-5 py-8 sm:px-8"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="partners" className="text-sm font-medium text-muted">
          {words.partnersHeading}
        </h2>
        <p
          aria-hidden={trustedUsers === undefined || undefined}
          className={cn('text-sm text-muted', trustedUsers === undefined && 'opacity-0')}
        >
          {words.trusted({ users: () => count })}
        </p>
      </div>
      <Marquee label={words.partners}>
        <PartnerLogos />
      </Marquee>
    </section>
  );
}
