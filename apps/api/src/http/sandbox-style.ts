/** The look of the web app in the system's theme: the page can run no script, so it knows of no other. */
export const sandboxStyle = `
  :root {
    color-scheme: light dark;
    --canvas: light-dark(#ebe6dd, #0e0b0b); --raised: light-dark(#fffefd, #282421);
    --line: light-dark(#d6cfc3, #443d36); --shadow: light-dark(#2b211529, #00000080);
    --ink: light-dark(#171a26, #f3eee6); --muted: light-dark(#464037, #c9c2b6);
    --accent: light-dark(#173bac, #7197f5); --accent-hover: light-dark(#142d85, #99b8fd);
    --on-accent: light-dark(#fffefd, #0d1637); --focus: light-dark(#244ec8, #99b8fd);
    --danger-fill: light-dark(#a52712, #b3361d); --danger-hover: light-dark(#7a2213, #c82d12);
    font: 16px/1.5 'Inter Variable', Inter, ui-sans-serif, system-ui, sans-serif;
    letter-spacing: -0.008em; background: var(--canvas); color: var(--ink);
  }
  *, ::before, ::after { box-sizing: border-box; margin: 0; }
  body { display: grid; place-items: center; min-block-size: 100dvh; padding: 1.5rem 1rem; }
  main {
    inline-size: 100%; max-inline-size: 25rem; padding: 2rem; border: 1px solid var(--line); border-radius: 1rem;
    background: var(--raised); box-shadow: 0 4px 10px -4px var(--shadow), 0 28px 64px -16px var(--shadow);
  }
  svg { display: block; inline-size: 2rem; block-size: 2rem; margin-block-end: 1.5rem; }
  .sheet { fill: var(--accent); }
  .letter { fill: var(--on-accent); }
  .lines { fill: none; stroke: var(--on-accent); stroke-width: 1.3; stroke-linecap: round; opacity: 0.34; }
  h1 {
    font: 500 1.625rem/1.2 'Newsreader Variable', Newsreader, ui-serif, Georgia, serif;
    letter-spacing: -0.015em; text-wrap: balance;
  }
  dl { margin-block-start: 1.5rem; border-block: 1px solid var(--line); }
  dl > div { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.75rem; }
  dl > div + div { border-block-start: 1px solid var(--line); }
  dt { color: var(--muted); }
  dd { text-align: end; font-weight: 500; font-variant-numeric: tabular-nums; }
  p { margin-block-start: 1rem; font-size: 0.875rem; color: var(--muted); text-wrap: pretty; }
  form { margin-block-start: 1.5rem; }
  button, a {
    display: flex; align-items: center; justify-content: center; inline-size: 100%; min-block-size: 2.75rem;
    border: 1px solid transparent; border-radius: 0.375rem; font: inherit; font-weight: 500; text-decoration: none;
  }
  button { background: var(--accent); color: var(--on-accent); cursor: pointer; }
  button:hover { background: var(--accent-hover); }
  button.danger { background: var(--danger-fill); color: #fffefd; }
  button.danger:hover { background: var(--danger-hover); }
  a { margin-block-start: 0.5rem; color: var(--muted); }
  a:hover { color: var(--ink); }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  @media (max-width: 24rem) { main { padding: 1.5rem 1.25rem; } }
`;
