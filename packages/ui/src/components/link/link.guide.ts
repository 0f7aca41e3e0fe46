import type { Guide, Meanings } from '../../docs/guide.ts';
import type { LinkProps } from './link.tsx';

export const linkGuide: Guide = {
  use: [
    'It leads somewhere: to a page, to a place on this one, into the mail.',
    'With `asChild` around a `button`: an action that looks like a link, such as “Already have an account? Login”.',
  ],
  avoid: [
    'It starts an action: use Button.',
    'It is a link and the main step of the page: use Button with `asChild` around an anchor.',
  ],
  anatomy: `<Link href="/pricing">See the plans</Link>`,
  keyboard: { Enter: 'Follows the link.' },
  parts: {
    link: {
      'data-tone': {
        accent: 'In a text, where it must be found.',
        quiet: 'Among other links, or less important: underlined only under the pointer.',
      } satisfies Meanings<LinkProps['tone']>,
    },
  },
};
