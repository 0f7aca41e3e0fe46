import type { Guide, Meanings } from '../../docs/guide.ts';
import type { LinkProps } from './link.tsx';

export const linkGuide: Guide = {
  use: [
    'It leads somewhere: to a page, to a place on this one, into the mail.',
    'With `asChild` around a `button`: what reads as a link and stays here, such as “Already have an account? Login”.',
  ],
  avoid: [
    'Something happens here and now: use Button.',
    'It leads somewhere and is the main step of the page: use Button with `asChild` around an anchor.',
  ],
  anatomy: `<Link href="/pricing">See the plans</Link>`,
  keyboard: { Enter: 'Follows the link.' },
  parts: {
    link: {
      'data-tone': {
        accent: 'In a text, where it must be found.',
        quiet: 'Among other links, or beside the work: underlined under the pointer.',
      } satisfies Meanings<LinkProps['tone']>,
    },
  },
};
