import { createElement, type ComponentType } from 'react';
import { usePart } from './use-part.ts';

/** Props of what opens over the page: whether it is open, and what closes it. */
interface Openable {
  open: boolean;
  onOpenChange?: (open: boolean) => void;
  onClose?: () => void;
  onDismiss?: () => void;
}

/**
 * What opens over the page, fetched when it first opens. It stays once it was open, so that it can close with its animation.
 * @param load brings the component
 */
export function onDemand<Props extends Openable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function OnDemand(props: Props) {
    const { open, onOpenChange, onClose, onDismiss } = props;
    const close = onClose ?? onDismiss ?? (onOpenChange && (() => onOpenChange(false)));
    const Part = usePart(load, { wanted: open, onGiveUp: close });
    return Part ? createElement(Part, props) : null;
  };
}
