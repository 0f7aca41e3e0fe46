import type { ReactNode } from 'react';

type Axes = Readonly<Record<string, readonly unknown[]>>;
type Combination<Of extends Axes> = { -readonly [Axis in keyof Of]: Of[Axis][number] };

function combine(axes: Axes): Readonly<Record<string, unknown>>[] {
  return Object.entries(axes).reduce<Record<string, unknown>[]>(
    (combinations, [axis, values]) =>
      combinations.flatMap((combination) => values.map((value) => ({ ...combination, [axis]: value }))),
    [{}],
  );
}

function captionOf(combination: Readonly<Record<string, unknown>>): string {
  return Object.entries(combination)
    .map(([axis, value]) => (typeof value === 'boolean' ? `${value ? '' : 'not '}${axis}` : String(value)))
    .join(' · ');
}

export interface MatrixProps<Of extends Axes> {
  /** What varies, and through which values: a section a value of the first axis, a line a value of those between, a cell a value of the last. */
  axes: Of;
  /** Width of a cell in px, for what takes the width that it is given. */
  cellWidth?: number;
  children: (combination: Combination<Of>) => ReactNode;
}

/** Every combination of some props at once, each with its name: for matrix stories. */
export function Matrix<const Of extends Axes>({ axes, cellWidth, children }: MatrixProps<Of>) {
  const names = Object.keys(axes);
  const pick = (from: readonly string[]) => Object.fromEntries(from.map((name) => [name, axes[name] ?? []]));
  const [sectionAxes, lineAxes, cellAxes] = [
    pick(names.slice(0, 1)),
    pick(names.slice(1, -1)),
    pick(names.slice(1).slice(-1)),
  ];
  return (
    <div className="flex flex-col gap-8">
      {combine(sectionAxes).map((section) => (
        <section key={captionOf(section)} className="flex flex-col gap-4">
          <h3 className="border-b border-line pb-1 font-mono text-2xs text-muted">
            {names[0]}: {captionOf(section)}
          </h3>
          {combine(lineAxes).map((line) => (
            <div key={captionOf(line)} className="flex flex-wrap items-start gap-x-6 gap-y-4">
              {combine(cellAxes).map((cell) => {
                const caption = captionOf({ ...line, ...cell });
                return (
                  <div
                    key={caption}
                    className="flex max-w-full flex-col items-start gap-1.5"
                    style={{ width: cellWidth }}
                  >
                    {caption ? <span className="font-mono text-2xs text-faint">{caption}</span> : null}
                    <div className="w-full">{children({ ...section, ...line, ...cell } as Combination<Of>)}</div>
                  </div>
                );
              })}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
