import { Link } from '@palimpsest/ui';
import { useWords } from '../messages/words.ts';

/** Leads to the notices that the licences of the bundled packages ask for; each build writes them. */
export const ThirdPartyLink = () => (
  <Link
    tone="quiet"
    href="/third-party.txt"
    className="-m-1 self-start p-1 text-sm pointer-coarse:-my-3 pointer-coarse:py-3"
  >
    {useWords('shared').thirdParty}
  </Link>
);
