import { useEffect, useRef } from 'react';

interface LayerNameProps {
  name: string;
  /** The accessible name of the field. */
  label: string;
  /** Called with the new name, or with undefined to keep the old one. */
  onDone: (name?: string) => void;
}

/** The text field that renames a layer. Enter, Escape and leaving the field apply the new name: no typed word is ever lost. */
export function LayerName({ name, label, onDone }: LayerNameProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, []);
  // An input also fires `blur` when it is removed.
  const isDone = useRef(false);
  const apply = (text: string) => {
    if (isDone.current) return;
    isDone.current = true;
    const trimmed = text.trim();
    onDone(trimmed === '' || trimmed === name ? undefined : trimmed);
  };
  return (
    <input
      ref={field}
      data-slot="layer-list-name-field"
      aria-label={label}
      defaultValue={name}
      onKeyDown={(event) => {
        event.stopPropagation();
        // While an input method composes, these keys are for its own list.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape' || event.key === 'Enter') apply(event.currentTarget.value);
      }}
      onBlur={(event) => apply(event.currentTarget.value)}
      onPointerDown={(event) => event.stopPropagation()}
      className="-mx-1 w-full min-w-0 rounded-sm border border-accent bg-raised px-1 text-sm outline-none"
    />
  );
}
