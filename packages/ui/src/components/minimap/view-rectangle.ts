export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in px of the picture. */
export interface ViewRectangle extends Size {
  x: number;
  y: number;
}

/** The start of a part of a whole, moved so that the part is inside. A part that is longer is centered. */
const clampStart = (start: number, length: number, whole: number) =>
  length >= whole ? (whole - length) / 2 : Math.min(Math.max(start, 0), whole - length);

/** Centers the view on a point of the picture, but keeps it inside the picture. A view larger than the picture is centered on it. */
export function centredAt(view: ViewRectangle, picture: Size, x: number, y: number): ViewRectangle {
  return {
    ...view,
    x: clampStart(x - view.width / 2, view.width, picture.width),
    y: clampStart(y - view.height / 2, view.height, picture.height),
  };
}

/** The part of the view that is on the picture, as fractions from 0 to 1 of the width and the height of the picture. */
export function visibleShare(view: ViewRectangle, picture: Size): ViewRectangle {
  const left = Math.max(view.x, 0);
  const top = Math.max(view.y, 0);
  const right = Math.min(view.x + view.width, picture.width);
  const bottom = Math.min(view.y + view.height, picture.height);
  return {
    x: left / picture.width,
    y: top / picture.height,
    width: Math.max(right - left, 0) / picture.width,
    height: Math.max(bottom - top, 0) / picture.height,
  };
}
