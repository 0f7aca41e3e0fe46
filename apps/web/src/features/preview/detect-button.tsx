import { Button } from '@palimpsest/ui';
import { Languages } from 'lucide-react';
import { useWords } from '../../messages/words.ts';

export interface DetectButtonProps {
  /** Detects the language of the image, or of the first of several. */
  onDetect: () => void;
  /** Whether the detection is under way. @default false */
  detecting?: boolean | undefined;
  /** Whether there is no image, or the image is on its way. */
  disabled: boolean;
}

/** The button below the source language that detects it. */
export function DetectButton({ onDetect, detecting = false, disabled }: DetectButtonProps) {
  const words = useWords('preview');
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Languages />}
      loading={detecting}
      loadingText={words.detectingLanguage}
      disabled={disabled}
      onClick={onDetect}
      className="-ms-2 -mt-3 self-start"
    >
      {words.detectLanguage}
    </Button>
  );
}
