import { Button, Inspector } from '@palimpsest/ui';
import { ImageUp, Languages } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { editText, restoreTexts } from '../commands/texts.ts';
import type { EditorImage } from '../export/render.ts';
import { wholePixels } from '../export/render.ts';
import { unionRect } from '../geometry/rect.ts';
import { boundsOf } from '../geometry/rotation.ts';
import { leftReasonWords } from '../messages/left-reason-words.ts';
import { useWords } from '../messages/words.ts';
import { isFaceSure, sizeShareOf } from '../model/measured-original.ts';
import type { EditorText } from '../model/text.ts';
import type { EditorStore } from '../store.ts';
import { TranslationField } from './translation-field.tsx';
import { TranslateAgain, TranslationOutcome, useTranslation } from './translate-again.tsx';
import type { TranslationCallbacks } from './translate-again.tsx';

/** Room around the text in its crop, as a share of the box's height. */
const room = 0.25;
/** The maximum width of the crop, in its own px: that of the panel on dense screens. */
const maxCropWidth = 560;

/** The part of the original around a text, whose words may be wider there than the box of their translation. */
function Crop({ original, text, store }: { original: EditorImage; text: EditorText; store: EditorStore }) {
  const words = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = boundsOf(text.original);
  const bounds = text.patch ? unionRect(box, text.patch) : box;
  // A patch already has room around the text.
  const by = text.patch ? 0 : bounds.height * room;
  const { x, y, width, height } = wholePixels(
    { x: bounds.x - by, y: bounds.y - by, width: bounds.width + 2 * by, height: bounds.height + 2 * by },
    store.size,
  );
  const scale = Math.min(1, maxCropWidth / width);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  // Drawn after the panel is shown, because a large picture takes long to scale.
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d');
    if (!ctx) return;
    ctx.clearRect(0, 0, size.width, size.height);
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(original, x, y, width, height, 0, 0, size.width, size.height);
  }, [original, x, y, width, height, size.width, size.height]);
  return (
    <canvas
      ref={canvas}
      {...size}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image would have to be encoded first
      role="img"
      aria-label={words.originalOf({ text: text.originalText })}
      className="max-h-36 max-w-full max-md:max-h-16 self-start rounded-md border border-line"
    />
  );
}

export interface OriginalSectionProps {
  store: EditorStore;
  text: EditorText;
  original: EditorImage | undefined;
  /** Translates the text again; absent if nothing can. */
  translation: TranslationCallbacks | undefined;
}

/** The original of a text: its words, its pixels, and a button that brings them back. */
export function OriginalSection({ store, text, original, translation }: OriginalSectionProps) {
  const words = useWords();
  const state = useTranslation(store, translation?.translate);
  if (text.originalText === '') return null;
  const { patch, restored = false } = text;
  const left = patch?.brings === 'erased';
  const sure = isFaceSure(text);
  const { fontFamily } = text.original;
  const share = restored ? undefined : sizeShareOf(text);
  return (
    <Inspector.Root aria-label={words.original}>
      <Inspector.Section title={words.original}>
        {original ? <Crop key={`crop ${text.id}`} original={original} text={text} store={store} /> : null}
        <p
          className="text-sm text-pretty break-words whitespace-pre-wrap text-ink"
          dir="auto"
          data-slot="original-text"
        >
          {text.originalText}
        </p>
        {text.misread?.map(({ read, meant }) => (
          <p key={read} data-slot="misread" className="text-sm text-pretty break-words text-muted">
            {words.misread({ read, meant })}
          </p>
        ))}
        {restored && text.leftBecause ? (
          <p data-slot="left-because" className="text-sm text-pretty text-muted">
            {words[leftReasonWords[text.leftBecause]]}
          </p>
        ) : null}
        {sure === undefined ? null : (
          <p data-slot="typeface-found" className="text-sm text-pretty text-muted">
            {sure ? words.typefaceSure({ family: fontFamily }) : words.typefaceNear({ family: fontFamily })}
          </p>
        )}
        {share === undefined ? null : (
          <p data-slot="size-share" className="text-sm text-pretty text-muted">
            {words.smallerThanOriginal({ percent: Math.round(share * 100) })}
          </p>
        )}
        {patch && !store.readOnly ? (
          <Button
            size="sm"
            icon={restored ? <Languages aria-hidden /> : <ImageUp aria-hidden />}
            onClick={() => {
              restoreTexts(store, [text.id], !restored);
              // A text that was left in the picture has no translation yet.
              if (!left || !restored) return;
              if (translation) state.run(text, {});
              else editText(store, text.id);
            }}
          >
            {restored ? (left ? words.translateThisToo : words.bringTranslationBack) : words.restoreOriginal}
          </Button>
        ) : null}
        <TranslationField key={text.id} store={store} text={text} />
        {translation && !restored && !store.rules.isFixed(text) ? (
          <TranslateAgain text={text} translators={translation.translators} translation={state} />
        ) : null}
        <TranslationOutcome id={text.id} outcome={state.outcome} />
      </Inspector.Section>
    </Inspector.Root>
  );
}
