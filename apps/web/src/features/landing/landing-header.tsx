import { Button, ImageButton, Logo } from '@palimpsest/ui';
import { useLandingWords } from './landing.messages.ts';

export interface LandingHeaderProps {
  onLogin: () => void;
  onTryForFree: () => void;
}

export function LandingHeader({ onLogin, onTryForFree }: LandingHeaderProps) {
  const { login, tryForFree } = useLandingWords();
  return (
    <header className="mx-auto flex h-18 w-full max-w-300 items-center justify-between gap-1 px-4 sm:px-8">
      {/* A name without room wraps below the sign, out of sight. */}
      <Logo className="h-[1.35em] min-w-0 flex-wrap content-start overflow-hidden" />
      <div className="flex shrink-0 items-center gap-1.5 sm:gap-2">
        <Button variant="ghost" className="max-sm:px-1" onClick={onLogin}>
          {login}
        </Button>
        <ImageButton className="max-sm:h-9 max-sm:ps-2.5 max-sm:pe-6 max-sm:text-sm" onClick={onTryForFree}>
          {tryForFree}
        </ImageButton>
      </div>
    </header>
  );
}
