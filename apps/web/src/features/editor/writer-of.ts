/** The opened editor that saved a document. */
export function writerOf(content: Record<string, unknown>): string | undefined {
  return typeof content.writer === 'string' ? content.writer : undefined;
}
