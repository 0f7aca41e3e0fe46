import { ImageCard, StatusBar } from '@palimpsest/ui';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"%3E%3Crect width="4" height="5" fill="%23173bac"/%3E%3C/svg%3E';

export function PosterCard() {
  return (
    <ImageCard
      src={picture}
      alt="The spring fair in Spanish"
      title="spring-fair.png"
      status={<StatusBar tone="success" label="Completed" />}
      caption="English to Spanish"
    />
  );
}
