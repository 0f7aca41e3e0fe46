'use client';

import { use, type ComponentType, type Ref } from 'react';
import { mergeHandlers } from './merge-handlers.ts';
import type { OpenChangeReason } from './open-change-reason.ts';
import type { OpenContext } from './open-context.ts';
import { useContentHandlers, useOpenState, type OpenChangeOptions } from './open-state.tsx';

/** The props of a root component of Radix, in which {@link OpenChangeOptions} replace the props of the same names. */
export type OpenRootProps<Props> = Omit<Props, keyof OpenChangeOptions> & OpenChangeOptions;

type OwnOpenRootProps<Props> = OpenRootProps<Props> & {
  /** The root component of Radix. */
  of: ComponentType<Props>;
  /** The context of this kind of overlay. */
  context: OpenContext;
  /** The reason of an opening whose event no handler has seen. @default 'trigger-press' */
  opensBy?: OpenChangeReason | undefined;
  /** Whether it cannot be open. A `disabled` of Radix keeps what is open. @default false */
  keptClosed?: boolean | undefined;
};

/** The root of an overlay: holds the open state, and reports the reason of each change. */
export function OpenRoot<Props extends object>({
  of: Root,
  context: Opening,
  opensBy,
  keptClosed,
  open,
  defaultOpen,
  onOpenChange,
  ...props
}: OwnOpenRootProps<Props>) {
  const state = useOpenState({ open, defaultOpen, onOpenChange }, opensBy, keptClosed);
  const radixProps = {
    ...props,
    open: state.root.open,
    onOpenChange: (next: boolean) => state.root.onOpenChange(next),
  };
  return (
    <Opening value={state}>
      <Root {...(radixProps as unknown as Props)} />
    </Opening>
  );
}

/** Adds handlers to the props of a trigger that remember its press. */
export function useTriggerProps<Props extends object>(context: OpenContext, props: Props): Props {
  return mergeHandlers(props, use(context)?.trigger ?? {});
}

/** Adds handlers to the props of a content that remember why it closes, and a ref that remembers what had the focus. */
export function useContentProps<Props extends { ref?: Ref<HTMLDivElement> | undefined }>(
  context: OpenContext,
  props: Props,
): Props {
  return useContentHandlers(use(context)?.content, props);
}
