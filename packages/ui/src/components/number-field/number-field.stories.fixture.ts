import { expect, fireEvent, within } from 'storybook/test';

export const inputOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('spinbutton');

/** Presses the pointer on something and moves it sideways by each of the distances, in px; `release` lets it go. */
export const drag = async (target: Element, distances: readonly number[], init: PointerEventInit = {}) => {
  const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, ...init };
  await fireEvent.pointerDown(target, { ...pointer, clientX: 100 });
  for (const distance of distances) await fireEvent.pointerMove(target, { ...pointer, clientX: 100 + distance });
};

export const expectOneCall = async (callback: unknown, value: number) => {
  await expect(callback).toHaveBeenCalledOnce();
  await expect(callback).toHaveBeenCalledWith(value);
};

export const release = async (target: Element) => {
  await fireEvent.pointerUp(target, { pointerId: 1 });
  await fireEvent.click(target);
};
