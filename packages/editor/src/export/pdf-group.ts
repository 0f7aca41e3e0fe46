import type { PDFImage, PDFOperator, PDFPage, PDFRef } from '@cantoo/pdf-lib';
import * as pdf from '@cantoo/pdf-lib';
import type { Rect, Size } from '../geometry/rect.ts';

/** A picture in a group, and where it lies, in pixels of the image. */
export interface PlacedImage {
  image: PDFImage;
  area: Rect;
}

/** The content of a transparency group. */
interface Group {
  /** The opacity of the whole group, 0 to 1. */
  opacity: number;
  /** The size of the group, in px of the image. */
  size: Size;
  /** A picture under everything else. */
  behind?: PlacedImage | undefined;
  /** The operators that paint the group, in px of the image, whose y axis points down. */
  operators: readonly PDFOperator[];
  /** The fonts and graphics states that the operators name. */
  fonts: Readonly<Record<string, PDFRef>>;
  states: Readonly<Record<string, pdf.PDFDict>>;
}

/** Name of the picture in the resources of its group. */
const behindName = 'Behind';

function drawBehind({ area: { x, y, width, height } }: PlacedImage): PDFOperator[] {
  return [
    pdf.pushGraphicsState(),
    pdf.concatTransformationMatrix(width, 0, 0, -height, x, y + height),
    pdf.drawObject(behindName),
    pdf.popGraphicsState(),
  ];
}

/**
 * Paints a transparency group on a page, which has one opacity even where its parts overlap (ISO 32000-1, 11.6.6).
 *
 * @returns the operators, in the space of those of the group
 */
export function groupOperators(page: PDFPage, group: Group): PDFOperator[] {
  const { context } = page.doc;
  const { behind, size, opacity } = group;
  const form = context.formXObject([...(behind ? drawBehind(behind) : []), ...group.operators], {
    BBox: context.obj([0, 0, size.width, size.height]),
    Group: { Type: 'Group', S: 'Transparency' },
    Resources: {
      Font: group.fonts,
      ExtGState: group.states,
      ...(behind && { XObject: { [behindName]: behind.image.ref } }),
    },
  });
  const name = page.node.newXObject('Text', context.register(form));
  const see = page.node.newExtGState('Group', context.obj({ Type: 'ExtGState', ca: opacity }));
  return [pdf.pushGraphicsState(), pdf.setGraphicsState(see), pdf.drawObject(name), pdf.popGraphicsState()];
}
