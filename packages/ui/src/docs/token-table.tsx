import { Copy } from 'lucide-react';

/** The name of a token, which copies what CSS calls it. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  return (
    <button
      type="button"
      title={`Copy ${text}`}
      onClick={() => void navigator.clipboard.writeText(text)}
      className="inline-flex cursor-pointer items-center gap-1.5 rounded-sm font-mono text-xs text-accent hover:underline"
    >
      {children}
      <Copy aria-hidden className="size-3" />
    </button>
  );
}

/** A colour and its value. */
export function Swatch({ color }: { color: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-xs tabular-nums">
      <span className="size-5 shrink-0 rounded-sm border border-line" style={{ backgroundColor: color }} />
      {color}
    </span>
  );
}
