/* oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the browser, where nothing outside its body exists. */
import type { PosterTruth, TrueLine, TrueText } from './truth.ts';

/**
 * Measures every `[data-text]` element of the open page. Runs inside the browser, so that it can use nothing from outside its own body.
 * The box of a line holds the ink of its glyphs, as the canvas of the same browser paints them in the same font on the same baseline.
 * @throws Error when the canvas and the page disagree about the width of a line, and of one of its letters.
 */
export function measurePage(): PosterTruth {
  interface Letter {
    text: string;
    left: number;
    width: number;
  }
  interface Run {
    text: string;
    rect: DOMRect;
    letters: Letter[];
  }
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const root = document.documentElement;
  const canvas = document.createElement('canvas');
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (!ctx) throw new Error('This browser has no 2D canvas.');

  const hex = (colour: string): string => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return `#${[r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
  };
  const rounded = (value: number): number => Math.round(value * 100) / 100;

  const linesOf = (element: Element): Run[] => {
    const runs: Run[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const content = node.textContent ?? '';
      for (let at = 0; at < content.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const rect = range.getClientRects()[0];
        if (!rect || rect.width === 0) continue;
        const letter = { text: content[at] ?? '', left: rect.left, width: rect.width };
        const last = runs.at(-1);
        if (last && Math.abs(last.rect.top - rect.top) < rect.height / 2) {
          last.text += letter.text;
          last.letters.push(letter);
          last.rect = new DOMRect(last.rect.left, last.rect.top, rect.right - last.rect.left, last.rect.height);
        } else {
          runs.push({ text: letter.text, rect, letters: [letter] });
        }
      }
    }
    return runs;
  };

  /**
   * Some faces have several forms of a letter and take one by those before it, on a page also by those of the lines above, which a canvas does not
   * know (contextual alternates: Caveat). The letters of such a line are painted one by one where the page has them. A letter whose own width
   * differs by more than a form or kerning makes is of another font.
   */
  const isOtherLetter = (letter: Letter, fontSize: number): boolean =>
    Math.abs(ctx.measureText(letter.text).width - letter.width) > 0.1 * fontSize;

  /** Bounds of the pixels that the line covers by a quarter or more, found by painting it at the same place within a pixel. */
  const inkOf = (run: Run, style: CSSStyleDeclaration): Box => {
    const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
    Object.assign(ctx, { font, letterSpacing, fontKerning: 'normal', lang: document.documentElement.lang });
    const { width, fontBoundingBoxAscent } = ctx.measureText(run.text);
    const isSame = Math.abs(width - run.rect.width) <= 1;
    if (!isSame && run.letters.some((letter) => isOtherLetter(letter, Number.parseFloat(style.fontSize)))) {
      throw new Error(`"${run.text}" is ${run.rect.width} px wide on the page and ${width} px on the canvas.`);
    }
    const margin = run.rect.height;
    const left = Math.floor(run.rect.left - margin);
    const top = Math.floor(run.rect.top - margin);
    canvas.width = Math.ceil(run.rect.width + 2 * margin);
    canvas.height = Math.ceil(run.rect.height + 2 * margin);
    Object.assign(ctx, { font, letterSpacing, fontKerning: 'normal', lang: document.documentElement.lang });
    const painted = isSame ? [{ text: run.text, left: run.rect.left }] : run.letters;
    for (const one of painted) ctx.fillText(one.text, one.left - left, run.rect.top + fontBoundingBoxAscent - top);
    const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height);
    const ink: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (let y = 0; y < canvas.height; y++) {
      for (let x = 0; x < canvas.width; x++) {
        if ((data[(y * canvas.width + x) * 4 + 3] ?? 0) < 64) continue;
        ink.left = Math.min(ink.left, left + x);
        ink.top = Math.min(ink.top, top + y);
        ink.right = Math.max(ink.right, left + x + 1);
        ink.bottom = Math.max(ink.bottom, top + y + 1);
      }
    }
    return ink;
  };

  const measureText = (element: HTMLElement): TrueText => {
    const turned = [element, ...ancestorsOf(element)].find(
      (candidate) => getComputedStyle(candidate).rotate !== 'none',
    );
    const rotation = turned ? Number.parseFloat(getComputedStyle(turned).rotate) : 0;
    if (turned) turned.style.rotate = 'none';
    const pivotBox = turned?.getBoundingClientRect();
    const pivot = pivotBox
      ? { x: pivotBox.left + pivotBox.width / 2, y: pivotBox.top + pivotBox.height / 2 }
      : { x: 0, y: 0 };
    const style = getComputedStyle(element);
    const runs = linesOf(element);
    const boxes = runs.map((run) => inkOf(run, style));
    if (turned) turned.style.rotate = `${rotation}deg`;

    const angle = (rotation * Math.PI) / 180;
    const corner = (x: number, y: number) => ({
      x: rounded(pivot.x + (x - pivot.x) * Math.cos(angle) - (y - pivot.y) * Math.sin(angle)),
      y: rounded(pivot.y + (x - pivot.x) * Math.sin(angle) + (y - pivot.y) * Math.cos(angle)),
    });
    const quad = ({ left, top, right, bottom }: Box): TrueLine['box'] => [
      corner(left, top),
      corner(right, top),
      corner(right, bottom),
      corner(left, bottom),
    ];
    const lines = runs.map((run, index) => {
      const box = boxes[index];
      if (!box) throw new Error(`No box for "${run.text}".`);
      return { text: run.text.trim(), box: quad(box) };
    });
    const align =
      style.textAlign === 'center'
        ? 'center'
        : style.textAlign === 'right' || style.textAlign === 'end'
          ? 'right'
          : 'left';
    return {
      text: lines.map((line) => line.text).join(' '),
      lines,
      quad: quad({
        left: Math.min(...boxes.map((box) => box.left)),
        top: Math.min(...boxes.map((box) => box.top)),
        right: Math.max(...boxes.map((box) => box.right)),
        bottom: Math.max(...boxes.map((box) => box.bottom)),
      }),
      color: hex(style.color),
      fontSize: rounded(Number.parseFloat(style.fontSize)),
      fontWeight: Number(style.fontWeight),
      fontFamily: (style.fontFamily.split(',')[0] ?? '').replaceAll(/["']/g, '').trim(),
      textAlign: align,
      rotation,
      group: element.dataset.text ?? '',
    };
  };

  function ancestorsOf(element: HTMLElement): HTMLElement[] {
    return element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];
  }

  const language = new Intl.DisplayNames('en', { type: 'language' }).of(root.lang);
  if (!language) throw new Error(`"${root.lang}" is no language.`);
  const background = root.dataset.background;
  if (background !== 'flat' && background !== 'gradient' && background !== 'pattern' && background !== 'photo') {
    throw new Error('The poster does not name its background: <html data-background="flat|gradient|pattern|photo">.');
  }
  return {
    width: document.body.offsetWidth,
    height: document.body.offsetHeight,
    language,
    background,
    texts: [...document.querySelectorAll<HTMLElement>('[data-text]')].map(measureText),
  };
}
