import { Skeleton } from '@palimpsest/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { renderGoogleButton, type GoogleButtonOptions } from '../../lib/integrations/google-identity.ts';
import type { AuthMode } from './auth-form.tsx';
import { useWords } from '../../messages/words.ts';

export interface GoogleButtonProps extends Pick<GoogleButtonOptions, 'clientId' | 'onCredential'> {
  mode: AuthMode;
}

/** Google's own button, in Google's words for the mode. It is good for one sign-in: another try needs another button. */
export function GoogleButton({ clientId, mode, onCredential }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const report = useEffectEvent(onCredential);
  const { googleFailed } = useWords('authDialog');

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let left = false;
    renderGoogleButton(element, {
      clientId,
      mode,
      width: element.clientWidth,
      onCredential: (payload) => report(payload),
    }).then(
      () => (left ? undefined : setState('ready')),
      () => (left ? undefined : setState('failed')),
    );
    return () => {
      left = true;
    };
  }, [clientId, mode]);

  return (
    <div className="min-h-10">
      {state === 'failed' ? <output className="block text-center text-sm text-muted">{googleFailed}</output> : null}
      {state === 'loading' ? <Skeleton className="h-10 w-full rounded-md" /> : null}
      <div ref={place} hidden={state === 'failed'} className="flex w-full justify-center scheme-light" />
    </div>
  );
}
