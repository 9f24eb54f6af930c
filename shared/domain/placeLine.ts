/** Joins the non-empty parts of a place with commas. */
export function placeLine(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}
