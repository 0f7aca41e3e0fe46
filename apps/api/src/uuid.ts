/** Whether PostgreSQL takes it for an id; anything else it would answer with an error of its own. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
