'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type * as RadixPopover from '@radix-ui/react-popover';
import { useLayoutEffect, useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { HexAlphaColorPicker } from 'react-colorful';
import { CircleAlert, CircleCheck, Pipette } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useFormat } from '../../messages/context.ts';
import { contrastRatio } from '../../tokens/contrast.ts';
import { FieldPanel } from '../popover/field-panel.tsx';
import { useColorField } from './color-field-root.tsx';
import type { ColorFieldMessages } from './color-field.messages.ts';
import { blendOver, parseHexColor } from './hex-color.ts';

/** The EyeDropper API: https://wicg.github.io/eyedropper-api/ */
interface EyeDropperWindow {
  EyeDropper?: new () => { open: () => Promise<{ sRGBHex: string }> };
}

const getEyeDropper = () => (window as EyeDropperWindow).EyeDropper;
const neverChanges = () => () => undefined;

// react-colorful adds a style sheet outside of any layer: only important classes override it. Its children are the square, the
// strip of hues and the strip of alpha. Handles stay inside the strips: the draggable area is inset by half a handle.
const pickerStyle = [
  'w-56! gap-3 forced-color-adjust-none',
  '[&>:first-child]:rounded-md! [&>:first-child]:border-b-0!',
  '[&>:nth-child(n+2)]:h-3.5! [&>:nth-child(n+2)]:rounded-full! [&>:nth-child(n+2)>[class*=interactive]]:inset-x-2!',
  '[&_[class*=pointer]:not([class*=fill])]:size-4!',
];

/** The panel below the box. Without children it contains the area, the contrast with the backdrop and the eyedropper. */
export function ColorFieldPicker({ className, children, ...props }: ComponentProps<typeof RadixPopover.Content>) {
  const { words, colorName, openings } = useColorField('Picker');
  return (
    <FieldPanel
      openings={openings}
      data-slot="color-field-picker"
      aria-label={words.picker(colorName)}
      className={cn('p-3', className)}
      {...props}
    >
      <div className="flex flex-col gap-3">{children ?? <PickerParts />}</div>
    </FieldPanel>
  );
}

function PickerParts() {
  const backdrop = useColorField('Picker').sampleBackdrop();
  const hasEyeDropper = useEyeDropper() !== undefined;
  return (
    <>
      <ColorFieldArea />
      {hasEyeDropper || backdrop ? (
        <div className="flex min-h-7 items-center justify-between gap-2">
          <ColorFieldContrast />
          <ColorFieldEyeDropper className="ms-auto" />
        </div>
      ) : null}
    </>
  );
}

/** The square of saturation and brightness, the strip of hues and the strip of alpha. */
export function ColorFieldArea({ ref, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  const { entry, words } = useColorField('Area');
  const area = useTranslatedHandles(words);
  return (
    <div ref={useComposedRefs(area, ref)} data-slot="color-field-area" {...props}>
      <HexAlphaColorPicker className={cn(pickerStyle)} color={entry.value || '#ffffff'} onChange={entry.choose} />
    </div>
  );
}

const useEyeDropper = () => useSyncExternalStore(neverChanges, getEyeDropper, () => undefined);

/** The button that picks a color from the screen. Rendered only in browsers with the EyeDropper API. */
export function ColorFieldEyeDropper({ className, ...props }: ComponentProps<'button'>) {
  const { entry, words } = useColorField('EyeDropper');
  const EyeDropper = useEyeDropper();
  if (!EyeDropper) return null;
  const pick = () => void pickFromScreen(new EyeDropper(), entry.choose);
  return (
    // Looks like a small IconButton. The import of IconButton would add the code of its variants to every field.
    <button
      data-slot="color-field-eyedropper"
      type="button"
      aria-label={words.eyedropper}
      title={words.eyedropper}
      className={cn(
        'inline-flex size-7.5 shrink-0 items-center justify-center rounded-md border-0 text-ink select-none',
        'hover:bg-ink/6 hover:transition-[background-color] hover:duration-fast hover:ease-out active:translate-y-px [&_svg]:size-4',
        className,
      )}
      {...mergeHandlers(props, { onClick: pick })}
    >
      <Pipette aria-hidden />
    </button>
  );
}

/** Translates the names of the handles: react-colorful has English names only. */
function useTranslatedHandles(words: ColorFieldMessages) {
  const picker = useRef<HTMLDivElement>(null);
  const format = useFormat();
  useLayoutEffect(() => {
    const [area, hue, alpha] = picker.current?.querySelectorAll('[role=slider]') ?? [];
    area?.setAttribute('aria-label', words.area);
    const percents = /^Saturation (\d+)%, Brightness (\d+)%$/.exec(area?.getAttribute('aria-valuetext') ?? '');
    if (percents)
      area?.setAttribute(
        'aria-valuetext',
        words.areaValue(Number(percents[1]) / 100, Number(percents[2]) / 100, format),
      );
    hue?.setAttribute('aria-label', words.hue);
    alpha?.setAttribute('aria-label', words.alpha);
  });
  return picker;
}

async function pickFromScreen(
  eyeDropper: { open: () => Promise<{ sRGBHex: string }> },
  onPick: (color: string) => void,
) {
  try {
    const { sRGBHex } = await eyeDropper.open();
    const color = parseHexColor(sRGBHex);
    if (color) onPick(color);
  } catch (error) {
    // The user pressed Escape in the eyedropper.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/**
 * The contrast between the color and the `backdrop` of the root (WCAG 2.2, 1.4.3). A color with alpha is blended over the backdrop first. A
 * backdrop with alpha counts as opaque: what is behind it is unknown. Rendered only if both colors are known.
 */
export function ColorFieldContrast({ className, ...props }: Omit<ComponentProps<'output'>, 'children'>) {
  const { entry, words, sampleBackdrop } = useColorField('Contrast');
  const format = useFormat();
  const backdrop = sampleBackdrop();
  if (!entry.value || !backdrop) return null;
  const ratio = contrastRatio(blendOver(entry.value, backdrop), backdrop.slice(0, 7));
  const level = ratio >= 4.5 ? 'readable' : ratio >= 3 ? 'readableIfLarge' : 'unreadable';
  const Icon = level === 'unreadable' ? CircleAlert : CircleCheck;
  return (
    <output
      data-slot="color-field-contrast"
      data-level={level}
      className={cn(
        'flex min-w-0 items-center gap-1.5 text-xs',
        level === 'unreadable' ? 'text-danger' : level === 'readable' ? 'text-success' : 'text-warning',
        className,
      )}
      {...props}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="text-muted">{words.contrast}</span>
      <span className="tabular-nums">{words.ratio(ratio, format)}</span>
      <span className="sr-only">{words[level]}</span>
    </output>
  );
}
