/** The position of each line of the first text, in units of the view box, and the offset of its dashes. */
const lines = Array.from({ length: 14 }, (_, index) => ({ x: 6 + index * 8, shift: (index * 17) % 29 }));

/** The path of one line of handwriting, over the whole height. */
const linePath = `M0-6${'q1.7 1 0 2t0 2'.repeat(16)}`;

/** The default picture of ImageButton: lines of handwriting at a right angle to the label, as on a palimpsest, and a lifted corner. */
export function PalimpsestArtwork() {
  return (
    <svg viewBox="0 0 120 48" preserveAspectRatio="xMaxYMid slice" fill="none" className="size-full rtl:-scale-x-100">
      <g className="stroke-pal-on-accent" strokeWidth="1.1" strokeLinecap="round">
        {lines.map(({ x, shift }, index) => (
          <path
            key={x}
            d={linePath}
            transform={`translate(${x} 0)`}
            strokeDasharray="9 3 5 3 13 3.5 7 3 4 3"
            strokeDashoffset={shift}
            opacity={0.16 + index * 0.014}
          />
        ))}
      </g>
      <path d="M102 0h18v18Z" className="fill-pal-accent-hover" />
      <path d="M102 0v15.5q0 2.5 2.5 2.5H120Z" className="fill-pal-accent" />
      <path d="M102 0v15.5q0 2.5 2.5 2.5H120Z" className="fill-pal-on-accent" opacity="0.3" />
    </svg>
  );
}
