import { ColorField, Inspector, NumberField, SegmentedControl, Switch } from '@palimpsest/ui';
import type { ReactNode } from 'react';
import type { StyleChange } from '../commands/texts.ts';
import { useWords } from '../messages/words.ts';
import type { EditorText } from '../model/text.ts';
import { plainUnderline, shadowLookOf, shadowLooks, type ShadowLook } from '../model/text-effects.ts';
import { MixedNote } from './mixed-values.tsx';
import { PercentField } from './percent-field.tsx';
import type { PercentFieldProps } from './percent-field.tsx';
import { backgroundKind, gradientKind, outlineKind, shadowKind, sharedEffect } from './shared-effect.ts';
import { sharedValue } from './shared-value.ts';

/** The ranges of lengths, in hundredths of an em. */
const offset = { min: -100, max: 100, step: 1, decimals: 1 };
const blur = { min: 0, max: 200, step: 1, decimals: 1 };
/** Degrees, clockwise from upwards, as in CSS. */
const turn = { min: 0, max: 360, step: 5, decimals: 0 };
/** The reach of a box behind the letters, in hundredths of an em. */
const reach = { min: 0, max: 300, step: 5, decimals: 1 };
const thickness = { min: 0, max: 100, step: 1, decimals: 1 };

export interface EffectRowsProps {
  /** The texts whose effects are shown; where they differ the fields say so. */
  texts: readonly [EditorText, ...EditorText[]];
  onChange: (change: StyleChange) => void;
}

/** The settings of the effects around the letters of texts. */
export function EffectRows({ texts, onChange }: EffectRowsProps) {
  const words = useWords();
  return (
    <Inspector.Root aria-label={words.effects}>
      <GradientRows texts={texts} onChange={onChange} />
      <Effect
        title={words.underline}
        on={sharedValue(texts, ({ textUnderline }) => textUnderline !== undefined)}
        onSwitch={(on) =>
          onChange((text) => ({ textUnderline: on ? (text.textUnderline ?? plainUnderline(text)) : undefined }))
        }
      />
      <ShadowRows texts={texts} onChange={onChange} />
      <OutlineRows texts={texts} onChange={onChange} />
      <BackgroundRows texts={texts} onChange={onChange} />
    </Inspector.Root>
  );
}

/** The colours that are offered: those of the text selected last. */
const suggestionsFor = (texts: EffectRowsProps['texts']) => texts.at(-1)?.suggestedColors;

function GradientRows({ texts, onChange }: EffectRowsProps) {
  const words = useWords();
  const { on, valueOf, set, switchTo } = sharedEffect(gradientKind, texts, onChange);
  const suggestions = suggestionsFor(texts);
  const angle = valueOf('angle');
  return (
    <Effect title={words.gradient} on={on} onSwitch={switchTo}>
      <EffectColor
        label={words.gradientFrom}
        value={valueOf('from')}
        suggestions={suggestions}
        onValueChange={(from) => set({ from })}
      />
      <EffectColor
        label={words.gradientTo}
        value={valueOf('to')}
        suggestions={suggestions}
        onValueChange={(to) => set({ to })}
      />
      <NumberField
        label={words.gradientAngle}
        unit="°"
        {...turn}
        value={angle}
        onValueChange={(value) => set({ angle: value })}
        {...(angle === null && { placeholder: words.mixedValues })}
      />
    </Effect>
  );
}

function ShadowRows({ texts, onChange }: EffectRowsProps) {
  const words = useWords();
  const { on, valueOf, set, switchTo } = sharedEffect(shadowKind, texts, onChange);
  const kind = sharedValue(texts, shadowLookOf);
  return (
    <Effect title={words.shadow} on={on} onSwitch={switchTo}>
      <SegmentedControl<ShadowLook>
        label={words.shadowKind}
        size="sm"
        className="flex"
        options={[
          { value: 'drop', label: words.shadowDrop },
          { value: 'glow', label: words.shadowGlow },
        ]}
        value={kind}
        onValueChange={(look) => set(shadowLooks[look])}
      />
      <EffectColor
        label={words.effectColor}
        value={valueOf('colour')}
        suggestions={suggestionsFor(texts)}
        onValueChange={(colour) => set({ colour })}
      />
      <EffectShare label={words.shadowRight} {...offset} value={valueOf('dx')} onValueChange={(dx) => set({ dx })} />
      <EffectShare label={words.shadowDown} {...offset} value={valueOf('dy')} onValueChange={(dy) => set({ dy })} />
      <EffectShare
        label={words.shadowBlur}
        {...blur}
        value={valueOf('blur')}
        onValueChange={(value) => set({ blur: value })}
      />
    </Effect>
  );
}

function OutlineRows({ texts, onChange }: EffectRowsProps) {
  const words = useWords();
  const { on, valueOf, set, switchTo } = sharedEffect(outlineKind, texts, onChange);
  return (
    <Effect title={words.outline} on={on} onSwitch={switchTo}>
      <EffectColor
        label={words.effectColor}
        value={valueOf('colour')}
        suggestions={suggestionsFor(texts)}
        onValueChange={(colour) => set({ colour })}
      />
      <EffectShare
        label={words.thickness}
        {...thickness}
        value={valueOf('width')}
        onValueChange={(width) => set({ width })}
      />
    </Effect>
  );
}

const sides = [
  { side: 'above', word: 'backgroundAbove' },
  { side: 'below', word: 'backgroundBelow' },
  { side: 'beside', word: 'backgroundBeside' },
] as const;

function BackgroundRows({ texts, onChange }: EffectRowsProps) {
  const words = useWords();
  const { on, valueOf, set, switchTo } = sharedEffect(backgroundKind, texts, onChange);
  return (
    <Effect title={words.background} on={on} onSwitch={switchTo}>
      <EffectColor
        label={words.effectColor}
        value={valueOf('colour')}
        suggestions={suggestionsFor(texts)}
        onValueChange={(colour) => set({ colour })}
      />
      {sides.map(({ side, word }) => (
        <EffectShare
          key={side}
          label={words[word]}
          {...reach}
          value={valueOf(side)}
          onValueChange={(value) => set({ [side]: value })}
        />
      ))}
      <EffectShare
        label={words.cornerRadius}
        {...reach}
        value={valueOf('radius')}
        onValueChange={(radius) => set({ radius })}
      />
    </Effect>
  );
}

interface EffectColorProps {
  label: string;
  /** Null where texts differ. */
  value: string | null;
  suggestions: readonly string[] | undefined;
  onValueChange: (color: string) => void;
}

function EffectColor({ value, ...props }: EffectColorProps) {
  const words = useWords();
  return <ColorField {...props} value={value ?? ''} {...(value === null && { placeholder: words.mixedValues })} />;
}

function EffectShare(props: Omit<PercentFieldProps, 'placeholder'>) {
  return <PercentField {...props} placeholder={useWords().mixedValues} />;
}

interface EffectProps {
  title: string;
  /** Null if only some of the texts have it: its settings are then hidden. */
  on: boolean | null;
  onSwitch: (on: boolean) => void;
  /** Its settings, shown while it is on. */
  children?: ReactNode;
}

/** An effect that can be switched on and off, with its settings. */
function Effect({ title, on, onSwitch, children }: EffectProps) {
  return (
    <Inspector.Section
      title={title}
      action={
        <span className="flex items-center gap-2">
          {on === null ? <MixedNote /> : null}
          <Switch label={title} hideLabel checked={on ?? false} onCheckedChange={onSwitch} />
        </span>
      }
    >
      {on ? children : null}
    </Inspector.Section>
  );
}
