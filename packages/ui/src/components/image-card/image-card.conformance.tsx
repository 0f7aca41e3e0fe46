import type { Conformance } from '../../testing/conformance.tsx';
import { ImageCard } from './image-card.tsx';

export const conformance: Conformance[] = [
  {
    name: 'ImageCard',
    component: ImageCard,
    slot: 'image-card',
    tag: 'article',
    render: (props) => <ImageCard src={null} alt="Poster, English to Spanish" onOpen={() => undefined} {...props} />,
  },
];
