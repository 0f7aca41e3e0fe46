import type { Guide, Meanings } from '../../docs/guide.ts';
import type { AvatarProps } from './avatar.tsx';

export const avatarGuide: Guide = {
  use: ['Something belongs to a person: whose menu it is, who translated a picture.'],
  avoid: [
    'It opens a menu: put it into the button of DropdownMenu, `decorative`, and name the button.',
    'It shows a product or a company: use Logo, or a plain image.',
  ],
  anatomy: `<Avatar name="Ada Lovelace" src={profile.pictureUrl} size="md" />`,
  keyboard: {},
  parts: {
    avatar: {
      'data-size': {
        sm: '24 px, in a line of text or a table. One initial.',
        md: '32 px.',
        lg: '44 px, beside a name of two lines.',
      } satisfies Meanings<AvatarProps['size']>,
      'data-state': {
        picture: 'The picture shows, or is being loaded.',
        initials: 'There is no picture, or it could not be loaded.',
        nobody: 'There is no letter in the name either: a figure stands for it.',
      },
      'aria-label': 'The name, unless it is decorative.',
      'aria-hidden': 'While it is decorative or the name is empty.',
    },
    'avatar-picture': {},
  },
};
