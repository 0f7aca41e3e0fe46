/** The decoration of EmptyState: a drawing of a sheet whose first text was scraped off and is still faintly visible. */
export function PalimpsestSheet() {
  return (
    // The browser does not apply forced colours to an SVG, so its lines get the system colour of text.
    <svg
      aria-hidden
      viewBox="20 7 80 83"
      fill="none"
      className="h-[83px] w-20 stroke-pal-strong forced-colors:stroke-[CanvasText]"
    >
      <path
        d="M24 8.5h62.5L98 20v64.5a4 4 0 0 1-4 4H24a3 3 0 0 1-3-3v-74a3 3 0 0 1 3-3Z"
        className="fill-pal-raised forced-colors:fill-[Canvas]"
        strokeWidth="1.25"
        strokeLinejoin="round"
      />
      <path d="M86 9v8.5a3 3 0 0 0 3 3h8.5" strokeWidth="1.25" strokeLinejoin="round" />
      <g strokeWidth="1.5" strokeLinecap="round" opacity="0.32">
        <path d="M33 20v42M42 20v56M51 20v30M60 20v56M69 20v48M78 30v46M87 30v34" strokeDasharray="5 3 9 3 3 3" />
      </g>
      <path
        d="M32 40h44M32 52h55"
        className="stroke-pal-accent forced-colors:stroke-[Highlight]"
        strokeWidth="2.25"
        strokeLinecap="round"
        opacity="0.9"
      />
    </svg>
  );
}
