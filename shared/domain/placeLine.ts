/** Joins the non-empty parts of a place with commas; a town that is its own suburb is named once. */
export function placeLine(...parts: (string | undefined)[]): string {
  return parts
    .filter((part, index) => part !== '' && part !== undefined && part !== parts[index - 1])
    .join(', ');
}
