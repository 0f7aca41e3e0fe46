import type { Guide, Meanings } from '../../docs/guide.ts';
import type { LogoProps } from './logo.tsx';

export const logoGuide: Guide = {
  use: [
    'Once a page, where it starts: the header of the landing page, the top of the left bar.',
    'The symbol alone, if there is no room for the name. The font size sets its size: `className="text-2xl"`.',
  ],
  avoid: [
    'Inside running text: write the name.',
    'As a picture for an empty view: use EmptyState, which has its own.',
    'Below 16 px: the first writing is not visible any more.',
  ],
  anatomy: `<Link href="/">
  <Logo variant="mark" className="text-2xl" />
</Link>`,
  keyboard: {},
  parts: {
    logo: {
      'data-variant': {
        mark: 'The sign alone, named for screen readers.',
        full: 'The symbol with the name.',
      } satisfies Meanings<LogoProps['variant']>,
      'aria-label': 'The name, while only the symbol is shown.',
    },
    'logo-mark': {},
    'logo-name': {},
  },
};
