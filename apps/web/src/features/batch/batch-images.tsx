import { uploadImageTypes } from '@palimpsest/contract';
import { Banner, cn, FileDropzone, IconButton } from '@palimpsest/ui';
import { X } from 'lucide-react';
import { cardColumns } from '../../lib/card-columns.ts';
import { maxImagesTogether } from '../../lib/images/chosen-image.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { imageMegabytes } from '../../lib/images/megabytes.ts';
import { useWords } from '../../messages/words.ts';
import type { Batch, BatchImage } from './batch.ts';

/** A file that cannot be taken, and why, in the language of the page. */
export interface RefusedFile {
  name: string;
  problem: string;
}

export interface BatchImagesProps {
  batch: Pick<Batch, 'images'>;
  /** The addresses at which the page can read the images, by the id of the image. */
  pictures: ReadonlyMap<string, string>;
  /** Called once for each file that is chosen or dropped, valid or not. */
  onFile: (file: File) => void;
  onRemoveImage: (image: string) => void;
  refused: readonly RefusedFile[];
}

/** The chosen images, and the place for more. */
export function BatchImages({ batch: { images }, pictures, onFile, onRemoveImage, refused }: BatchImagesProps) {
  const words = useWords('batch');
  const shared = useWords('shared');
  const narrow = useNarrow();
  const isFull = images.length >= maxImagesTogether;
  return (
    <div className="flex flex-col gap-4">
      {refused.length > 0 ? (
        <Banner tone="danger">
          <ul className="flex flex-col gap-1">
            {refused.map(({ name, problem }) => (
              <li key={name} className="wrap-anywhere">
                <bdi className="font-medium">{name}</bdi>: {problem}
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
      {images.length > 0 ? (
        // On a phone each image is a row: it has room for the name, and the languages stay close below.
        <ul className={narrow ? 'flex flex-col gap-2' : cardColumns}>
          {images.map((image) => (
            <ImageTile
              key={image.id}
              image={image}
              url={pictures.get(image.id)}
              asRow={narrow}
              onRemove={onRemoveImage}
            />
          ))}
        </ul>
      ) : null}
      <FileDropzone
        // A new key empties the area, since the files that were taken are in the list above.
        key={images.length}
        className={cn('w-full max-w-140', images.length === 0 && 'mx-auto')}
        label={images.length > 0 ? words.addImages : shared.chooseImage}
        hint={`${shared.imageHint({ megabytes: imageMegabytes })}. ${words.imagesHint({ max: maxImagesTogether })}`}
        accept={uploadImageTypes.join(',')}
        multiple
        paste
        disabled={isFull}
        onFile={onFile}
        onReject={onFile}
      />
    </div>
  );
}

interface ImageTileProps {
  image: BatchImage;
  url: string | undefined;
  /** Whether the tile is a small row with the name beside the picture; otherwise the name is below it. */
  asRow: boolean;
  onRemove: (image: string) => void;
}

function ImageTile({ image: { id, name }, url, asRow, onRemove }: ImageTileProps) {
  const words = useWords('batch');
  return (
    <li
      className={cn(
        'flex min-w-0 overflow-hidden rounded-lg border border-line bg-raised shadow-low',
        !asRow && 'flex-col',
      )}
    >
      <span className={cn('aspect-square shrink-0 overflow-hidden bg-sunken', asRow ? 'h-14 p-1' : 'p-2')}>
        {url ? <img src={url} alt="" className="size-full object-contain" /> : null}
      </span>
      <span className={cn('flex items-center gap-1 border-line py-1 ps-3 pe-1', asRow ? 'min-w-0 flex-1' : 'border-t')}>
        <bdi className="min-w-0 flex-1 truncate text-xs font-medium">{name}</bdi>
        <IconButton
          size="sm"
          label={words.remove({ name })}
          className="border-0 text-faint"
          onClick={() => onRemove(id)}
        >
          <X aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}
