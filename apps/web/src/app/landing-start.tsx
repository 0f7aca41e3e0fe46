import { networkErrorText } from '@palimpsest/api-client';
import { ToastProvider } from '@palimpsest/ui';
import { useCallback, useEffect } from 'react';
import { LandingPage, type LandingPageProps } from '../features/landing/landing-page.tsx';
import { repeatEarlyInput } from '../inline/early-input.ts';
import { Localised } from '../lib/language/localised.tsx';
import { PageLayer } from '../lib/page-layer.tsx';
import { reportFault } from '../lib/report-fault.ts';
import { ServicesProvider, type Services } from '../lib/services.ts';
import { useSharedWords } from '../messages/shared.messages.ts';

/** The way of the landing page to another. */
export type Go = Parameters<LandingPageProps['onLeave']>[0];

export interface LandingStartProps {
  services: Services;
  /** Leads to another page; rejects where its code cannot be fetched. Always the same function. */
  leave: (go: Go) => Promise<void>;
}

const nothingSent = {};

/** The landing page by itself, as it is shown to who comes from elsewhere: what leads to other pages is not there yet. */
export function LandingStart(props: LandingStartProps) {
  useEffect(repeatEarlyInput, []);
  return (
    <Localised>
      <LandingAlone {...props} />
    </Localised>
  );
}

/** The same without its language. */
export function LandingAlone(props: LandingStartProps) {
  return (
    <ServicesProvider value={props.services}>
      <PageLayer>
        <Page {...props} />
      </PageLayer>
      <ToastProvider manager={props.services.toasts} />
    </ServicesProvider>
  );
}

function Page({ services: { toasts }, leave }: LandingStartProps) {
  const { problem } = useSharedWords();
  const onLeave = useCallback(
    (go: Go) => {
      leave(go).catch((error: unknown) => {
        reportFault('The next page could not be fetched.', error);
        toasts.add({ tone: 'danger', title: problem(networkErrorText) });
      });
    },
    [leave, problem, toasts],
  );
  return <LandingPage sent={nothingSent} onLeave={onLeave} />;
}
