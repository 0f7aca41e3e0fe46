import {
  blockTop,
  cssFont,
  directionOfText,
  drawnFace,
  fontStack,
  hasWeights,
  matchFontWeight,
  verticalMetrics,
  defaultLineHeight,
} from '@palimpsest/typeset';
import { useLayoutEffect, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { finishEditing } from '../commands/texts.ts';
import { writeText } from '../commands/write-texts.ts';
import type { Viewport } from '../geometry/viewport.ts';
import { useWords } from '../messages/words.ts';
import type { EditorText } from '../model/text.ts';
import { useEditor } from '../use-editor.ts';
import type { EditorStore } from '../store.ts';
import { hasSameLines } from './browser-lines.ts';
import { placeInImage } from './placement.ts';

/**
 * How far a browser puts the first baseline below where we put it, in pixels of the image. Nothing for the fonts that we bring; a
 * system font may be another file than the one whose metrics the catalogue has.
 */
export function baselineShift(
  ctx: CanvasRenderingContext2D,
  { fontFamily, fontWeight, fontStyle, fontSize }: EditorText,
): number {
  ctx.font = cssFont(fontFamily, fontWeight, fontSize, fontStyle);
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = ctx.measureText('x');
  const { ascent, descent } = verticalMetrics(fontFamily);
  return (fontBoundingBoxAscent - fontBoundingBoxDescent - (ascent - descent) * fontSize) / 2;
}

/** The style under which a text area breaks lines where `layoutText` does, and writes them from the same side. */
export function textAreaStyle({
  text,
  lang,
  fontFamily,
  fontWeight,
  fontStyle,
  fontSize,
  textAlign,
  justified = false,
  textTransform,
  lineHeight = defaultLineHeight,
  letterSpacing = 0,
}: EditorText): CSSProperties {
  const direction = directionOfText(text, lang);
  return {
    direction: direction ?? 'ltr',
    unicodeBidi: direction ? 'normal' : 'plaintext',
    fontFamily: fontStack(fontFamily),
    fontWeight: matchFontWeight(fontFamily, fontWeight, fontStyle),
    fontSize,
    lineHeight,
    textAlign: justified ? 'justify' : textAlign,
    textAlignLast: textAlign,
    textTransform,
    textRendering: 'geometricPrecision',
    fontFeatureSettings: 'normal',
    fontStyle: drawnFace(fontFamily, fontWeight, fontStyle).style,
    letterSpacing: `${letterSpacing}em`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    wordBreak: 'normal',
    hyphens: 'manual',
  };
}

/** The colour of the letters; that of the caret is never seen through. */
function seenThrough({ fill, opacity = 1 }: EditorText): string {
  return opacity < 1 ? `color-mix(in srgb, ${fill} ${opacity * 100}%, transparent)` : fill;
}

export interface TextInputProps {
  store: EditorStore;
  text: EditorText;
  viewport: Viewport;
}

/**
 * Takes the typing for a text. Only its caret and selection are seen: the text itself is drawn on the canvas beneath, as it will
 * be exported. Where the browser breaks a line elsewhere, which is rare, the text area shows the text while it is edited, so that
 * the caret always stands where the letters are. It keeps its own value: caret, undo and input methods work as everywhere.
 */
export function TextInput({ store, text, viewport }: TextInputProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const words = useWords();
  const mirrorRef = useRef<HTMLDivElement>(null);
  const layout = store.layOut(text);
  const shown = useEditor(store, ({ tool }) => tool.name === 'editing' && tool.drawnBy === 'textArea');

  useLayoutEffect(() => {
    const area = ref.current;
    if (!area) return;
    area.focus({ preventScroll: true });
    area.setSelectionRange(area.value.length, area.value.length);
  }, []);

  useLayoutEffect(() => {
    const area = ref.current;
    const ctx = document.createElement('canvas').getContext('2d');
    if (!area || !ctx) return;
    // Only Reset and the like write from outside: typing has put the value there already.
    if (area.value !== text.text) area.value = text.text;
    area.style.top = `${blockTop(layout, text.height) - baselineShift(ctx, text)}px`;
  }, [text, layout]);

  useLayoutEffect(() => {
    const { tool } = store.getState();
    if (!mirrorRef.current || tool.name !== 'editing') return;
    // A text area has one weight and straight lines: other letters stand elsewhere.
    const isPlain = !hasWeights(layout.style) && layout.lines.every(({ radius }) => radius === undefined);
    const drawnBy = isPlain && hasSameLines(mirrorRef.current, layout) ? 'canvas' : 'textArea';
    if (drawnBy !== tool.drawnBy) store.setTool({ ...tool, drawnBy });
  }, [store, layout]);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const done = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
    if (!done) return;
    event.preventDefault();
    finishEditing(store);
  };
  return (
    <>
      <div
        ref={mirrorRef}
        aria-hidden
        lang={text.lang}
        style={{
          ...textAreaStyle(text),
          position: 'absolute',
          top: 0,
          left: 0,
          width: text.width,
          visibility: 'hidden',
        }}
      >
        {text.text}
      </div>
      <div style={{ ...placeInImage(viewport, text), pointerEvents: 'none' }}>
        <textarea
          ref={ref}
          data-slot="text-input"
          aria-label={words.textField}
          lang={text.lang}
          spellCheck={false}
          defaultValue={text.text}
          onInput={(event) => writeText(store, text.id, event.currentTarget.value)}
          onKeyDown={onKeyDown}
          // A long press and a right click have the browser's own menu: paste, spelling, what the finger selects.
          onPointerDown={(event) => event.stopPropagation()}
          onContextMenu={(event) => event.stopPropagation()}
          style={{
            ...textAreaStyle(text),
            position: 'absolute',
            left: 0,
            width: text.width,
            // A line more than there is, so that the browser never scrolls the caret into view inside.
            height: layout.height + text.fontSize * (text.lineHeight ?? defaultLineHeight),
            margin: 0,
            padding: 0,
            border: 0,
            outline: 'none',
            resize: 'none',
            overflow: 'hidden',
            background: 'none',
            color: shown ? seenThrough(text) : 'transparent',
            caretColor: text.fill,
            pointerEvents: 'auto',
            cursor: 'text',
            touchAction: 'auto',
          }}
        />
      </div>
    </>
  );
}
