/** Where each line of the first writing begins, in units of the drawing, and how far its words are shifted. */
const lines = Array.from({ length: 13 }, (_, index) => ({ x: 70 + index * 8, shift: (index * 17) % 29 }));

/** A hand's up and down, as one line of writing goes through the whole height. */
const hand = `M0-6${'q1.7 1 0 2t0 2'.repeat(20)}`;

/** The first writing of a page, turned by a right angle as scribes did before they wrote over it, and a corner that is lifted. */
export function PalimpsestArtwork() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 176 48"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      className="size-full rtl:-scale-x-100"
    >
      <g className="stroke-on-accent" strokeWidth="1.1" strokeLinecap="round">
        {lines.map(({ x, shift }, index) => (
          <path
            key={x}
            d={hand}
            transform={`translate(${x} 0)`}
            strokeDasharray="9 3 5 3 13 3.5 7 3 4 3"
            strokeDashoffset={shift}
            opacity={0.05 + index * 0.022}
          />
        ))}
      </g>
      <path d="M156 0h20v20Z" className="fill-on-accent" opacity="0.28" />
      <path d="M156 0v17a3 3 0 0 0 3 3h17Z" className="fill-accent-hover" />
      <path d="M156 0v17a3 3 0 0 0 3 3h17Z" className="fill-on-accent" opacity="0.14" />
    </svg>
  );
}
