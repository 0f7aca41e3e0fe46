import type { BenchLanguage, Design, DesignedText, Shape } from './designed.ts';
import { fontFaceRule, pageFamily } from './families.ts';

const tags: Readonly<Record<BenchLanguage, string>> = {
  English: 'en',
  Spanish: 'es',
  French: 'fr',
  Italian: 'it',
  Portuguese: 'pt',
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The words of the poster in a language. */
export function wordsOf({ phrase, upper }: DesignedText, language: BenchLanguage): string {
  return upper ? phrase[language].toLocaleUpperCase(tags[language]) : phrase[language];
}

function effectCss({ effect, size }: DesignedText, { paper, accent }: Design['palette']): string {
  const part = (share: number): string => `${(size * share).toFixed(1)}px`;
  switch (effect) {
    case 'soft shadow':
      return `text-shadow:0 ${part(0.05)} ${part(0.14)} rgba(0,0,0,.55)`;
    case 'hard shadow':
      return `text-shadow:${part(0.045)} ${part(0.045)} 0 ${accent}`;
    case 'outline':
      return `-webkit-text-stroke:${Math.max(2, size * 0.06).toFixed(1)}px ${paper};paint-order:stroke fill`;
    case 'glow':
      return `text-shadow:0 0 ${part(0.12)} ${accent},0 0 ${part(0.3)} ${accent}`;
    case 'underline':
      return `text-decoration:underline ${part(0.07)} ${accent};text-underline-offset:${part(0.14)};text-decoration-skip-ink:none`;
    default:
      return '';
  }
}

/** The box of the words: as wide as they are, with padding. */
function boxCss({ effect, size }: DesignedText, { accent }: Design['palette']): string | undefined {
  if (effect !== 'box') return undefined;
  return `background:${accent};padding:${(size * 0.25).toFixed(1)}px ${(size * 0.5).toFixed(1)}px;border-radius:${(size * 0.2).toFixed(1)}px`;
}

function textHtml(text: DesignedText, design: Design, language: BenchLanguage): string {
  const css = [
    `left:${text.x}px;top:${text.y}px;width:${text.width}px`,
    `font-family:'${pageFamily(text.face)}'`,
    `font-size:${text.size}px`,
    `line-height:${text.leading}`,
    `letter-spacing:${text.tracking}em`,
    `text-align:${text.align}`,
    `color:${text.color}`,
    effectCss(text, design.palette),
  ].join(';');
  const words = escaped(wordsOf(text, language));
  const box = boxCss(text, design.palette);
  return `<p data-text="${text.part}" style="${css}">${box === undefined ? words : `<span style="${box}">${words}</span>`}</p>`;
}

function shapeHtml({ x, y, width, height, radius, color }: Shape): string {
  return `<div class="shape" style="left:${x}px;top:${y}px;width:${width}px;height:${height}px;border-radius:${radius}px;background:${color}"></div>`;
}

/** The poster in a language, as one HTML page. Weight and slope are the file's own, so that nothing is synthesised. */
export function pageHtml(design: Design, language: BenchLanguage): string {
  const faces = new Set(design.texts.map(({ face }) => face));
  return `<!doctype html><html lang="${tags[language]}" data-background="${design.background.startsWith('#') ? 'flat' : 'gradient'}"><head><meta charset="utf-8"><style>
${[...faces].map(fontFaceRule).join('\n')}
*{box-sizing:border-box;margin:0;padding:0}
body{position:relative;overflow:hidden;width:${design.width}px;height:${design.height}px;background:${design.background};font-kerning:normal;font-synthesis:none}
main{position:absolute;inset:0;rotate:${design.tilt === 0 ? 'none' : `${design.tilt}deg`}}
p,.shape{position:absolute}
.without-text p{color:transparent!important;text-shadow:none!important;-webkit-text-stroke:0 transparent!important;text-decoration:none!important}
.without-text span{background:none!important}
</style></head><body><main>${design.shapes.map(shapeHtml).join('')}${design.texts.map((text) => textHtml(text, design, language)).join('')}</main></body></html>`;
}
