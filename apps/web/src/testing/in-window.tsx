import type { ComponentType } from 'react';

/** A decorator for whole screens: they fill the window and scroll inside it, as the app's frame has them do. */
export function inWindow(Story: ComponentType) {
  return (
    <div className="h-dvh overflow-y-auto">
      <Story />
    </div>
  );
}
