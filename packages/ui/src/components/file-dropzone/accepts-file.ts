/**
 * Whether a file matches an `accept` list: MIME types, `image/*`, or file extensions such as `.png`. The browser applies the list only
 * to its file dialog, not to dropped and pasted files.
 */
export function acceptsFile(file: { name: string; type: string }, accept: string): boolean {
  const patterns = accept
    .split(',')
    .map((pattern) => pattern.trim().toLowerCase())
    .filter(Boolean);
  if (patterns.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return patterns.some((pattern) => {
    if (pattern.startsWith('.')) return name.endsWith(pattern);
    if (pattern.endsWith('/*')) return type.startsWith(pattern.slice(0, -1));
    return type === pattern;
  });
}
