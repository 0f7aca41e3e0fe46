/** In place of what tells a script that the page is painted, or that it has waited for long enough: a test says when. */
export function untilPainted() {
  const painted: (() => void)[] = [];
  const waited: (() => void)[] = [];
  return {
    inWindow: {
      setTimeout: (callback: () => void) => waited.push(callback),
      PerformanceObserver: class {
        constructor(callback: () => void) {
          painted.push(callback);
        }
        observe = () => undefined;
      },
    },
    paint: () => painted.forEach((tell) => tell()),
    wait: () => waited.splice(0).forEach((tell) => tell()),
  };
}
