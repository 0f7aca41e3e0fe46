import { Button } from '@palimpsest/ui';
import { Languages } from 'lucide-react';
import { useWords } from '../../messages/words.ts';

export interface DetectButtonProps {
  /** Finds out in which language the image is written, of several the first one. */
  onDetect: () => void;
  /** Whether that is under way. @default false */
  detecting?: boolean | undefined;
  /** Whether there is no image, or no time for it. */
  disabled: boolean;
}

/** Below the source language: the way to find it out. */
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
