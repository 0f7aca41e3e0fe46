import { uploadImageTypes } from '@palimpsest/contract';
import { FileDropzone, SimpleDialog } from '@palimpsest/ui';
import { useState } from 'react';
import { imageFileHint, imageFileProblem } from '../../lib/chosen-image.ts';

export interface NewImageModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onFile: (file: File) => void;
}

/** Where the next image is chosen, from any screen. */
export function NewImageModal({ open, onOpenChange, onFile }: NewImageModalProps) {
  const [error, setError] = useState<string>();
  const take = (file: File) => {
    const problem = imageFileProblem(file);
    setError(problem);
    if (!problem) onFile(file);
  };
  return (
    <SimpleDialog
      open={open}
      size="md"
      title="New image"
      onOpenChange={(next) => {
        setError(undefined);
        onOpenChange(next);
      }}
    >
      <FileDropzone
        accept={uploadImageTypes.join(',')}
        label="Choose an image, or drop it here"
        hint={imageFileHint}
        error={error}
        onFile={take}
        onReject={take}
      />
    </SimpleDialog>
  );
}
