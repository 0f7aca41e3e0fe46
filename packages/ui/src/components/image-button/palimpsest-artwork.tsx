/** The position of each line of the first writing, in units of the drawing, and the shift of its words. */
const lines = Array.from({ length: 14 }, (_, index) => ({ x: 6 + index * 8, shift: (index * 17) % 29 }));

/** The stroke of one line of writing, over the whole height. */
const hand = `M0-6${'q1.7 1 0 2t0 2'.repeat(16)}`;

/** The first writing of a page, at a right angle to the writing over it, as scribes turned their sheets. One corner is lifted. */
export function PalimpsestArtwork() {
  return (
    <svg viewBox="0 0 120 48" preserveAspectRatio="xMaxYMid slice" fill="none" className="size-full rtl:-scale-x-100">
      <g className="stroke-on-accent" strokeWidth="1.1" strokeLinecap="round">
        {lines.map(({ x, shift }, index) => (
          <path
            key={x}
            d={hand}
            transform={`translate(${x} 0)`}
            strokeDasharray="9 3 5 3 13 3.5 7 3 4 3"
            strokeDashoffset={shift}
            opacity={0.16 + index * 0.014}
          />
        ))}
      </g>
      <path d="M102 0h18v18Z" className="fill-accent-hover" />
      <path d="M102 0v15.5q0 2.5 2.5 2.5H120Z" className="fill-accent" />
      <path d="M102 0v15.5q0 2.5 2.5 2.5H120Z" className="fill-on-accent" opacity="0.3" />
    </svg>
  );
}
