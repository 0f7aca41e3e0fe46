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
  /** The props that vary, with their values. The first axis makes the sections, the last one the cells of a line, and those between the lines. */
  axes: Of;
  /** The width of a cell in px, for components that fill their container. */
  cellWidth?: number;
  /** Adds three cells to each line: the first cell under the pointer, with the focus, and pressed. @default false */
  interactive?: boolean;
  /** Draws a cell. `caption` is unique in the section; use it for unique names. */
  children: (combination: Combination<Of>, caption: string) => ReactNode;
}

/** The interactions, by the value of `data-pseudo`. The style sheet of Storybook draws everything inside with these states. */
const interactions = { ':hover': 'hover', ':focus': 'focus', ':active': 'hover active' };

interface MatrixCell {
  caption: string;
  values: Readonly<Record<string, unknown>>;
  pseudo?: string;
}

/** The cells of a line: one per combination, then the interactions of the first cell. */
function cellsOf(combinations: readonly MatrixCell['values'][], interactive: boolean): MatrixCell[] {
  const cells = combinations.map((values) => ({ caption: captionOf(values), values }));
  const [first] = cells;
  if (!interactive || !first) return cells;
  const interacted = Object.entries(interactions).map(([caption, pseudo]) => ({ ...first, caption, pseudo }));
  return [first, ...interacted, ...cells.slice(1)];
}

/** Every combination of some props at once, each with its name: for matrix stories. */
export function Matrix<const Of extends Axes>({ axes, cellWidth, interactive = false, children }: MatrixProps<Of>) {
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
              {cellsOf(combine(cellAxes), interactive).map(({ caption, values, pseudo }, _, { length }) => (
                <div
                  key={caption}
                  className="flex max-w-full flex-col items-start gap-1.5"
                  style={{ width: cellWidth }}
                >
                  {caption || length > 1 ? (
                    // The cell without a caption stands beside others that have one.
                    <span className="min-h-[1lh] font-mono text-2xs text-faint">
                      {[captionOf(line), caption].filter(Boolean).join(' · ')}
                    </span>
                  ) : null}
                  <div className="w-full" data-cell data-pseudo={pseudo}>
                    {children({ ...section, ...line, ...values } as Combination<Of>, caption)}
                  </div>
                </div>
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
