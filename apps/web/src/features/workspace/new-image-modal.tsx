import { uploadImageTypes, type OwnProblem } from '@palimpsest/contract';
import { FileDropzone, SimpleDialog } from '@palimpsest/ui';
import { useState } from 'react';
import { imageFileProblem } from '../../lib/images/chosen-image.ts';
import { imageMegabytes } from '../../lib/images/megabytes.ts';
import { useWords } from '../../messages/words.ts';

export interface NewImageModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onFile: (file: File) => void;
}

/** The modal in which the next image is chosen, from any screen. */
export function NewImageModal({ open, onOpenChange, onFile }: NewImageModalProps) {
  const shared = useWords('shared');
  const [error, setError] = useState<OwnProblem>();
  const take = (file: File) => {
    const problem = imageFileProblem(file);
    setError(problem);
    if (!problem) onFile(file);
  };
  return (
    <SimpleDialog
      open={open}
      size="md"
      title={shared.newImage}
      onOpenChange={(next) => {
        setError(undefined);
        onOpenChange(next);
      }}
    >
      <FileDropzone
        accept={uploadImageTypes.join(',')}
        label={shared.chooseImage}
        hint={shared.imageHint({ megabytes: imageMegabytes })}
        error={error && shared.problem(error)}
        onFile={take}
        onReject={take}
      />
    </SimpleDialog>
  );
}
