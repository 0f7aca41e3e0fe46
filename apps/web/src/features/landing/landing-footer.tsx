import type { OperatorLinks } from '@palimpsest/contract';
import { Link } from '@palimpsest/ui';
import { ThirdPartyLink } from '../../lib/third-party-link.tsx';
import { useWords } from '../../messages/words.ts';

const networks = [
  {
    name: 'LinkedIn',
    key: 'linkedin',
    mark: 'M4 9h3.2v11H4V9Zm1.6-5.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM9.6 9h3v1.5c.6-1 1.8-1.8 3.5-1.8 3.2 0 3.9 2 3.9 4.8V20h-3.2v-5.8c0-1.5-.1-2.8-1.8-2.8s-2.2 1.2-2.2 2.7V20H9.6V9Z',
  },
  {
    name: 'X',
    key: 'x',
    mark: 'M4 4h4.4l4 5.5L17.2 4H20l-6.3 7.2L20.5 20h-4.4l-4.4-6-5.2 6H3.7l6.7-7.7L4 4Zm3.5 1.9 9.4 12.2h1.4L8.9 5.9H7.5Z',
  },
] as const;

export interface LandingFooterProps {
  /** The operator's links; undefined until the server has named them. */
  links: OperatorLinks | undefined;
}

export function LandingFooter({ links }: LandingFooterProps) {
  const words = useWords('landing');
  const pages = [
    { name: 'blog', href: links?.blog },
    { name: 'contact', href: links?.support && `mailto:${links.support}` },
    { name: 'demo', href: links?.demo },
  ] as const;
  return (
    <footer className="mx-auto flex w-full max-w-300 flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 py-8 text-sm text-faint sm:px-8">
      <p className="flex flex-wrap gap-x-6 gap-y-3">
        {words.tagline}
        <ThirdPartyLink />
      </p>
      {Object.values(links ?? {}).some(Boolean) ? (
        <nav aria-label={words.footer} className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {pages.map(({ name, href }) =>
            href ? (
              <Link key={name} tone="quiet" href={href} className="-m-1 p-1 pointer-coarse:-my-3 pointer-coarse:py-3">
                {words[name]}
              </Link>
            ) : null,
          )}
          {networks.map(({ name, key, mark }) => {
            const href = links?.[key];
            return href ? (
              <Link key={name} tone="quiet" href={href} aria-label={name} className="p-1 pointer-coarse:p-3.25">
                <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className="size-4.5">
                  <path d={mark} />
                </svg>
              </Link>
            ) : null;
          })}
        </nav>
      ) : null}
    </footer>
  );
}
