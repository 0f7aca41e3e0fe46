import type { Guide, Meanings } from '../../docs/guide.ts';
import type { LogoProps } from './logo.tsx';

export const logoGuide: Guide = {
  use: [
    'Once a page, where it starts: the header of the landing page, the top of the left bar.',
    'The mark alone where there is no room for the name. Its size is the font size: `className="text-2xl"`.',
  ],
  avoid: [
    'Inside running text: write the name.',
    'As a picture for an empty place: use EmptyState, which has its own.',
    'Under 16 px: the first writing can no longer be told from the page.',
  ],
  anatomy: `<Link href="/">
  <Logo variant="mark" className="text-2xl" />
</Link>`,
  keyboard: {},
  parts: {
    logo: {
      'data-variant': {
        mark: 'The sign alone, named for screen readers.',
        full: 'The sign with the name.',
      } satisfies Meanings<LogoProps['variant']>,
      'aria-label': 'The name, while only the mark is shown.',
    },
    'logo-mark': {},
    'logo-name': {},
  },
};
