import { gapsOf } from './face-fit.ts';
import type { LineInk } from './line-ink.ts';
import { refineSetting, type Setting } from './refine-setting.ts';
import { measureSpecimen } from './specimen.ts';
import type { FoundFace } from './typographer.ts';

// `bench type` shows a change of these: size %, tracking %.
/** How far a line may be from as wide as the setting of its group makes it, before it is measured alone. */
const sameWidth = 0.04;

/** A text with its face. */
export interface FacedText {
  lines: readonly LineInk[];
  found: FoundFace | undefined;
}

/**
 * Size and letter spacing of each text: those that suit all texts of its group, measured on their longest lines, wherever its own lines are as
 * wide as that makes them; else its own. Undefined for a text without a face.
 */
export function groupSettings(texts: readonly FacedText[]): (Setting | undefined)[] {
  const groups = new Map<number, FacedText[]>();
  for (const text of texts) {
    if (text.found) groups.set(text.found.group, [...(groups.get(text.found.group) ?? []), text]);
  }
  const settings = new Map([...groups].map(([group, members]) => [group, settingOf(members)]));
  return texts.map((text) => {
    const { found, lines } = text;
    const common = found && settings.get(found.group);
    if (!found || !common) return undefined;
    const widest = lines.toSorted((a, b) => widthOf(b) - widthOf(a))[0];
    const asWide = widest && Math.abs(setWidth(widest, found, common) / widthOf(widest) - 1) <= sameWidth;
    return asWide ? common : refineSetting(lines, found.face, found);
  });
}

/** The setting of the text with the most letters is the start of the search. */
function settingOf(members: readonly FacedText[]): Setting | undefined {
  const letters = ({ lines }: FacedText): number => lines.reduce((sum, { text }) => sum + text.length, 0);
  const [longest] = members.toSorted((a, b) => letters(b) - letters(a));
  if (!longest?.found) return undefined;
  return refineSetting(
    members.flatMap(({ lines }) => lines),
    longest.found.face,
    longest.found,
  );
}

function widthOf({ bounds }: LineInk): number {
  return bounds.right - bounds.left;
}

function setWidth({ text }: LineInk, { face }: FoundFace, { fontSize, letterSpacing }: Setting): number {
  return ((measureSpecimen(text, face)?.width ?? 0) + gapsOf(text) * letterSpacing) * fontSize;
}
