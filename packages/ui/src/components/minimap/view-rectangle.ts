export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in px of the picture. */
export interface ViewRectangle extends Size {
  x: number;
  y: number;
}

const within = (start: number, length: number, whole: number) =>
  length >= whole ? (whole - length) / 2 : Math.min(Math.max(start, 0), whole - length);

/** Centers the view on a point of the picture, without leaving the picture. A view larger than the picture is centered on it. */
export function centredAt(view: ViewRectangle, picture: Size, x: number, y: number): ViewRectangle {
  return {
    ...view,
    x: within(x - view.width / 2, view.width, picture.width),
    y: within(y - view.height / 2, view.height, picture.height),
  };
}

/** The part of the view that is on the picture, as shares from 0 to 1 of its width and height. */
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
