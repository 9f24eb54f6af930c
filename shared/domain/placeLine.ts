/** The parts of a place that are there, with commas. */
export function placeLine(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}
