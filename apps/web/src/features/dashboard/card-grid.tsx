import type { ProcessSummary } from '@palimpsest/contract';
import { memo, useDeferredValue, type ReactNode } from 'react';
import { addressesOf, type SignedPictures } from './card-pictures.ts';
import { groupByImage } from './group-by-image.ts';
import { ImageGroupCard, type ImageGroupCardProps } from './image-group-card.tsx';
import { useFirstCards } from './use-first-cards.ts';

function showsTheSame(
  process: ProcessSummary,
  before: SignedPictures | undefined,
  after: SignedPictures | undefined,
): boolean {
  if (before === after) return true;
  if (!before || !after) return false;
  return addressesOf(process).every((address) => before.get(address) === after.get(address));
}

/**
 * Whether a card need not render again. A change to one card renews the groups, the selection and the signed addresses of all cards, so each
 * card compares only its own.
 */
function staysAsItIs(before: ImageGroupCardProps, after: ImageGroupCardProps): boolean {
  const { group: oldGroup, pictures: oldPictures, selected: oldSelected, ...oldRest } = before;
  const { group, pictures, selected, ...rest } = after;
  return (
    group.processes.length === oldGroup.processes.length &&
    group.processes.every(
      (process, index) =>
        process === oldGroup.processes[index] &&
        selected.has(process.id) === oldSelected.has(process.id) &&
        showsTheSame(process, oldPictures, pictures),
    ) &&
    Object.entries(rest).every(([name, value]) => value === oldRest[name as keyof typeof oldRest])
  );
}

const Card = memo(ImageGroupCard, staysAsItIs);

export interface CardGridProps extends Omit<ImageGroupCardProps, 'group'> {
  processes: readonly ProcessSummary[];
  /** The content after the last card, shown once all cards are. */
  end?: ReactNode;
}

/** A card for each image of a list. */
export function CardGrid({ processes, pictures, end, ...card }: CardGridProps) {
  const groups = groupByImage(processes);
  const shown = useFirstCards(groups);
  const signed = useDeferredValue(pictures);
  return (
    <>
      {shown.map((group) => (
        <Card key={group.imageId} group={group} pictures={signed} {...card} />
      ))}
      {shown.length === groups.length ? end : null}
    </>
  );
}
