import { fontWeightName, fontWeights, matchFontWeight } from '@palimpsest/typeset';
import type { FontWeightName } from '@palimpsest/typeset';
import { areFontsLoaded, loadFonts } from '@palimpsest/typeset/browser';
import { Button, Fieldset, TypographyPanel } from '@palimpsest/ui';
import type { TypographyGeometry, TypographyPanelProps, TypographyStyle } from '@palimpsest/ui';
import { Lock } from 'lucide-react';
import { useMemo } from 'react';
import {
  addText,
  curveTexts,
  flagTexts,
  patchFor,
  placeText,
  removeTexts,
  resetTexts,
  styleTexts,
} from '../commands/texts.ts';
import type { GeometryPatch, StyleChange, StylePatch } from '../commands/texts.ts';
import { useCustomFonts } from '../fonts/use-custom-fonts.ts';
import { useWords } from '../messages/words.ts';
import { detailOf } from '../messages.ts';
import type { EditorImage } from '../export/render.ts';
import { keptList } from '../kept-list.ts';
import { boundsOfAll } from '../model/box.ts';
import type { EditorText } from '../model/text.ts';
import { useEditor } from '../use-editor.ts';
import type { EditorState, EditorStore } from '../store.ts';
import type { EditorEvent } from './editor-events.ts';
import { EffectRows } from './effect-rows.tsx';
import { familiesFor, libraryFamilies } from './font-families.ts';
import { OriginalSection } from './original-section.tsx';
import { OwnFonts } from './own-fonts.tsx';
import { sharedValue } from './shared-value.ts';
import type { TranslationCallbacks } from './translate-again.tsx';
import { StylePresets } from './style-presets.tsx';
import { StyleRows } from './style-rows.tsx';

/** How many of the suggested colours are offered. */
const shownSuggestions = 3;

function isWeightName(name: string): name is FontWeightName {
  return Object.hasOwn(fontWeights, name);
}

function selectionOf(text: EditorText): NonNullable<TypographyPanelProps['selection']> {
  const { id, fontFamily, fontWeight, fontSize, textAlign, fill, x, y, width, height } = text;
  return {
    id,
    fontFamily,
    fontWeight: fontWeightName(matchFontWeight(fontFamily, fontWeight)),
    fontSize,
    textAlign,
    fill,
    suggestedColors: text.suggestedColors.slice(0, shownSuggestions),
    x,
    y,
    width,
    height,
  };
}

function toPatch({ fontWeight, ...patch }: Partial<TypographyStyle>): StylePatch {
  // A solid colour replaces the gradient.
  const solid = patch.fill === undefined ? patch : { ...patch, textGradient: undefined };
  return fontWeight !== undefined && isWeightName(fontWeight)
    ? { ...solid, fontWeight: fontWeights[fontWeight] }
    : solid;
}

export interface TextPanelProps {
  /** The editor whose selected texts are shown. */
  store: EditorStore;
  /** The picture before it was translated. Default: the panel shows no originals. */
  original?: EditorImage | undefined;
  /** Translates texts again. Default: texts can only be typed. */
  translation?: TranslationCallbacks | undefined;
  /** Called with each event, for analytics. */
  onEvent?: ((event: EditorEvent) => void) | undefined;
}

const noop = () => {};

/** The selection that the panel shows: of several texts, the common style and the box around them all. */
function selectionOfAll(texts: readonly EditorText[]): NonNullable<TypographyPanelProps['selection']> | null {
  const [first, ...others] = texts.map(selectionOf);
  const [only] = texts;
  const bounds = boundsOfAll(texts);
  if (!first || !only || !bounds) return null;
  if (others.length === 0) return { ...first, rotation: only.rotation };
  const all = [first, ...others] as const;
  return {
    fontFamily: sharedValue(all, ({ fontFamily }) => fontFamily),
    fontWeight: sharedValue(all, ({ fontWeight }) => fontWeight),
    fontSize: sharedValue(all, ({ fontSize }) => fontSize),
    textAlign: sharedValue(all, ({ textAlign }) => textAlign),
    fill: sharedValue(all, ({ fill }) => fill),
    suggestedColors: all.at(-1)?.suggestedColors ?? first.suggestedColors,
    ...bounds,
    id: texts.map(({ id }) => id).join(),
  };
}

/**
 * The selected texts, as they were at the start of a drag while it lasts: the label on the canvas shows where they are, and the panel
 * would take longer to draw than the canvas.
 */
function settledTexts({ records, selectedIds, tool }: EditorState): readonly EditorText[] {
  if ('starts' in tool) return tool.starts;
  if ('start' in tool) return [tool.start];
  return selectedIds.flatMap((id) => records.byId.get(id) ?? []);
}

/** The typography panel, wired to what is selected. */
export function TextPanel({ store, original, translation, onEvent = noop }: TextPanelProps) {
  const words = useWords();
  // Keep the same array for the same texts, so that the start of a drag does not render the panel.
  const select = useMemo(() => keptList(settledTexts), []);
  const texts = useEditor(store, select);
  const [first, ...others] = texts;
  const last = texts.at(-1);
  const locked = texts.length > 0 && texts.every((text) => text.locked);
  const fixed = texts.length > 0 && texts.every(store.rules.isFixed);
  const ids = texts.filter((text) => !store.rules.isFixed(text)).map(({ id }) => id);
  const only = texts.length === 1 ? texts[0] : undefined;
  const { fonts, error: fontError, upload } = useCustomFonts(store);
  const library = useMemo(() => libraryFamilies(words), [words]);

  const change = (change: StyleChange) => {
    const styles = texts.map((text) => ({ ...text, ...patchFor(change, text) }));
    const apply = () => styleTexts(store, ids, change);
    if (areFontsLoaded(styles)) apply();
    else {
      // A font that cannot be fetched is drawn in its fallback, and the user's choice stays.
      void loadFonts(styles)
        .catch((error: unknown) => onEvent({ name: 'font_error', message: detailOf(error) }))
        .then(apply);
    }
  };
  return (
    <div data-slot="text-panel" className="flex flex-col divide-y divide-line">
      {texts.length > 1 ? (
        <p className="px-3 py-2 text-xs text-muted" aria-live="polite">
          {words.textsSelected({ count: texts.length })}
        </p>
      ) : null}
      {locked && !store.readOnly ? (
        <LockedNote
          onUnlock={() =>
            flagTexts(
              store,
              texts.map(({ id }) => id),
              'locked',
              false,
            )
          }
        />
      ) : null}
      {only ? <OriginalSection store={store} text={only} original={original} translation={translation} /> : null}
      <TypographyPanel
        selection={selectionOfAll(texts)}
        readOnly={fixed}
        fontFamilies={familiesFor(library, last, fonts)}
        onUploadFont={upload}
        fontError={fontError}
        onChange={(patch) => {
          change(toPatch(patch));
          if (patch.fontFamily !== undefined) onEvent({ name: 'font_change', fontFamily: patch.fontFamily });
        }}
        onGeometryChange={only ? (patch) => placeText(store, only.id, definedOf(patch)) : undefined}
        {...(store.readOnly
          ? {}
          : {
              onReset: () => resetTexts(store, ids),
              onRemove: () => removeTexts(store, ids),
              onAddText: () => addText(store),
            })}
      />
      {first ? (
        <>
          {/* The settings of a locked text stay readable. */}
          <Fieldset disabled={fixed} className="gap-0 divide-y divide-line">
            <StyleRows
              texts={[first, ...others]}
              onChange={change}
              onCurve={(degrees) => curveTexts(store, ids, degrees)}
            />
            <EffectRows texts={[first, ...others]} onChange={change} />
            {store.readOnly ? null : <StylePresets store={store} onApply={change} />}
          </Fieldset>
          {store.readOnly ? null : <OwnFonts store={store} fonts={fonts} />}
        </>
      ) : null}
    </div>
  );
}

/** The geometry without its undefined fields. */
function definedOf({ x, y, width, height, rotation }: Partial<TypographyGeometry>): GeometryPatch {
  return {
    ...(x !== undefined && { x }),
    ...(y !== undefined && { y }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(rotation !== undefined && { rotation }),
  };
}

function LockedNote({ onUnlock }: { onUnlock: () => void }) {
  const words = useWords();
  return (
    <div
      className="sticky z-1 flex items-center gap-2 bg-surface px-3 py-2 text-xs text-muted"
      style={{ top: 'var(--panel-tabs, 0px)' }}
    >
      <Lock aria-hidden className="size-3.5" />
      <span>{words.textLocked}</span>
      <Button size="sm" className="ms-auto" onClick={onUnlock}>
        {words.unlock}
      </Button>
    </div>
  );
}
