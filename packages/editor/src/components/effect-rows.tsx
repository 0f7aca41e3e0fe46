import {
  formatTextBackground,
  formatTextGradient,
  formatTextShadow,
  formatTextStroke,
  parseTextBackground,
  parseTextGradient,
  parseTextShadow,
  parseTextStroke,
} from '@palimpsest/typeset';
import { ColorField, Inspector, NumberField, Switch } from '@palimpsest/ui';
import type { ReactNode } from 'react';
import type { StylePatch } from '../commands/texts.ts';
import { useWords } from '../messages/use-words.ts';
import type { EditorText } from '../model/text.ts';
import { plainBackground, plainGradient, plainShadow, plainStroke } from '../model/text-effects.ts';
import { PercentField } from './percent-field.tsx';

/** In hundredths of an em. */
const offset = { min: -100, max: 100, step: 1, decimals: 1 };
const blur = { min: 0, max: 200, step: 1, decimals: 1 };
/** Degrees, clockwise from upwards, as in CSS. */
const turn = { min: 0, max: 360, step: 5, decimals: 0 };
/** Of a box behind the letters. */
const reach = { min: 0, max: 300, step: 5, decimals: 1 };
const thickness = { min: 0, max: 100, step: 1, decimals: 1 };

export interface EffectRowsProps {
  /** The text whose effects are shown. */
  text: EditorText;
  onChange: (patch: StylePatch) => void;
  /** Called with whether the letters are underlined from now on. */
  onUnderline: (on: boolean) => void;
}

/** What is drawn around the letters of a text. */
export function EffectRows({ text, onChange, onUnderline }: EffectRowsProps) {
  const words = useWords();
  return (
    <Inspector.Root aria-label={words.effects}>
      <GradientRows text={text} onChange={onChange} />
      <Effect title={words.underline} on={text.textUnderline !== undefined} onSwitch={onUnderline} />
      <ShadowRows text={text} onChange={onChange} />
      <OutlineRows text={text} onChange={onChange} />
      <BackgroundRows text={text} onChange={onChange} />
    </Inspector.Root>
  );
}

type PartProps = Omit<EffectRowsProps, 'onUnderline'>;

function GradientRows({ text, onChange }: PartProps) {
  const words = useWords();
  const gradient = text.textGradient === undefined ? undefined : parseTextGradient(text.textGradient);
  const change = (patch: Partial<NonNullable<typeof gradient>>) =>
    gradient && onChange({ textGradient: formatTextGradient({ ...gradient, ...patch }) });
  return (
    <Effect
      title={words.gradient}
      on={gradient !== undefined}
      onSwitch={(on) => onChange({ textGradient: on ? plainGradient(text) : undefined })}
    >
      {gradient ? (
        <>
          <ColorField
            label={words.gradientFrom}
            value={gradient.from}
            suggestions={text.suggestedColors}
            onValueChange={(from) => change({ from })}
          />
          <ColorField
            label={words.gradientTo}
            value={gradient.to}
            suggestions={text.suggestedColors}
            onValueChange={(to) => change({ to })}
          />
          <NumberField
            label={words.gradientAngle}
            unit="°"
            {...turn}
            value={gradient.angle}
            onValueChange={(angle) => change({ angle })}
          />
        </>
      ) : null}
    </Effect>
  );
}

function ShadowRows({ text, onChange }: PartProps) {
  const words = useWords();
  const shadow = text.textShadow === undefined ? undefined : parseTextShadow(text.textShadow);
  const change = (patch: Partial<NonNullable<typeof shadow>>) =>
    shadow && onChange({ textShadow: formatTextShadow({ ...shadow, ...patch }) });
  return (
    <Effect
      title={words.shadow}
      on={shadow !== undefined}
      onSwitch={(on) => onChange({ textShadow: on ? plainShadow : undefined })}
    >
      {shadow ? (
        <>
          <ColorField
            label={words.effectColor}
            value={shadow.colour}
            suggestions={text.suggestedColors}
            onValueChange={(colour) => change({ colour })}
          />
          <PercentField
            label={words.shadowRight}
            {...offset}
            value={shadow.dx}
            onValueChange={(dx) => change({ dx })}
          />
          <PercentField label={words.shadowDown} {...offset} value={shadow.dy} onValueChange={(dy) => change({ dy })} />
          <PercentField
            label={words.shadowBlur}
            {...blur}
            value={shadow.blur}
            onValueChange={(value) => change({ blur: value })}
          />
        </>
      ) : null}
    </Effect>
  );
}

function OutlineRows({ text, onChange }: PartProps) {
  const words = useWords();
  const stroke = text.textStroke === undefined ? undefined : parseTextStroke(text.textStroke);
  const change = (patch: Partial<NonNullable<typeof stroke>>) =>
    stroke && onChange({ textStroke: formatTextStroke({ ...stroke, ...patch }) });
  return (
    <Effect
      title={words.outline}
      on={stroke !== undefined}
      onSwitch={(on) => onChange({ textStroke: on ? plainStroke(text) : undefined })}
    >
      {stroke ? (
        <>
          <ColorField
            label={words.effectColor}
            value={stroke.colour}
            suggestions={text.suggestedColors}
            onValueChange={(colour) => change({ colour })}
          />
          <PercentField
            label={words.thickness}
            {...thickness}
            value={stroke.width}
            onValueChange={(width) => change({ width })}
          />
        </>
      ) : null}
    </Effect>
  );
}

const sides = [
  { side: 'above', word: 'backgroundAbove' },
  { side: 'below', word: 'backgroundBelow' },
  { side: 'beside', word: 'backgroundBeside' },
] as const;

function BackgroundRows({ text, onChange }: PartProps) {
  const words = useWords();
  const background = text.textBackground === undefined ? undefined : parseTextBackground(text.textBackground);
  const change = (patch: Partial<NonNullable<typeof background>>) =>
    background && onChange({ textBackground: formatTextBackground({ ...background, ...patch }) });
  return (
    <Effect
      title={words.background}
      on={background !== undefined}
      onSwitch={(on) => onChange({ textBackground: on ? plainBackground(text) : undefined })}
    >
      {background ? (
        <>
          <ColorField
            label={words.effectColor}
            value={background.colour}
            suggestions={text.suggestedColors}
            onValueChange={(colour) => change({ colour })}
          />
          {sides.map(({ side, word }) => (
            <PercentField
              key={side}
              label={words[word]}
              {...reach}
              value={background[side]}
              onValueChange={(value) => change({ [side]: value })}
            />
          ))}
          <PercentField
            label={words.cornerRadius}
            {...reach}
            value={background.radius}
            onValueChange={(radius) => change({ radius })}
          />
        </>
      ) : null}
    </Effect>
  );
}

interface EffectProps {
  title: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
  /** What there is to set while it is on. */
  children?: ReactNode;
}

/** An effect that can be switched on and off, and what it consists of. */
function Effect({ title, on, onSwitch, children }: EffectProps) {
  return (
    <Inspector.Section
      title={title}
      action={<Switch label={title} hideLabel checked={on} onCheckedChange={onSwitch} />}
    >
      {children}
    </Inspector.Section>
  );
}
