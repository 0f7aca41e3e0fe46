import { lazy, Suspense, useState, type ComponentType } from 'react';

/** Props of what opens over the page. */
interface Openable {
  open: boolean;
}

/**
 * What opens over the page, loaded when it first opens. It stays once it was open, so that it can close with its animation.
 * @param load brings the component
 */
export function onDemand<Props extends Openable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    const [asked, setAsked] = useState(false);
    if (props.open && !asked) setAsked(true);
    return asked ? (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ) : null;
  };
}
