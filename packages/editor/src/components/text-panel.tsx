import {
  findFontFamily,
  fontCatalogue,
  fontStack,
  fontWeightName,
  fontWeights,
  matchFontWeight,
} from '@palimpsest/typeset';
import type { FontWeightName } from '@palimpsest/typeset';
import { areFontsLoaded, loadFonts } from '@palimpsest/typeset/browser';
import { TypographyPanel } from '@palimpsest/ui';
import type { TypographyPanelProps, TypographyStyle } from '@palimpsest/ui';
import { addText, removeText, resetText, styleText } from '../commands/texts.ts';
import type { StylePatch } from '../commands/texts.ts';
import { detailOf } from '../messages.ts';
import type { EditorText } from '../model/text.ts';
import { useEditor } from '../store.ts';
import type { EditorStore } from '../store.ts';
import type { EditorEvent } from './editor-events.ts';

/** How many of the suggested colours are offered. */
const shownSuggestions = 3;

const families: TypographyPanelProps['fontFamilies'] = fontCatalogue.map(({ name, weights }) => ({
  name,
  weights,
  fontFamily: fontStack(name),
}));

function isWeightName(name: string): name is FontWeightName {
  return Object.hasOwn(fontWeights, name);
}

/** The families to choose from; one that only this text has is among them. */
function familiesFor(text: EditorText | undefined): TypographyPanelProps['fontFamilies'] {
  if (!text || findFontFamily(text.fontFamily)) return families;
  return [...families, { name: text.fontFamily, weights: [fontWeightName(text.fontWeight)] }];
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
  return fontWeight !== undefined && isWeightName(fontWeight)
    ? { ...patch, fontWeight: fontWeights[fontWeight] }
    : patch;
}

export interface TextPanelProps {
  store: EditorStore;
  onEvent: (event: EditorEvent) => void;
}

/** The typography panel, wired to the selected text. */
export function TextPanel({ store, onEvent }: TextPanelProps) {
  const text = useEditor(store, ({ records, selectedId }) =>
    selectedId === undefined ? undefined : records.byId.get(selectedId),
  );
  const onText = (run: (id: string) => void) => () => {
    if (text) run(text.id);
  };
  return (
    <TypographyPanel
      selection={text ? selectionOf(text) : null}
      fontFamilies={familiesFor(text)}
      onChange={(patch) => {
        if (!text) return;
        const change = toPatch(patch);
        const apply = () => styleText(store, text.id, change);
        const styles = [{ ...text, ...change }];
        if (areFontsLoaded(styles)) apply();
        else
          loadFonts(styles).then(apply, (error: unknown) => onEvent({ name: 'font_error', message: detailOf(error) }));
        if (patch.fontFamily !== undefined) onEvent({ name: 'font_change', fontFamily: patch.fontFamily });
      }}
      onReset={onText((id) => resetText(store, id))}
      onRemove={onText((id) => removeText(store, id))}
      onAddText={() => addText(store)}
    />
  );
}
