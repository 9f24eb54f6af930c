let wanted: string | null = null;

/** The row with this id gets the focus as soon as it is listed, unless the focus is somewhere else by then. */
export function focusRow(id: string | null): void {
  wanted = id;
}

/** @returns the wanted row if it is listed, once */
export function takeWantedRow(ids: readonly string[]): string | null {
  const found = ids.find((id) => id === wanted) ?? null;
  if (found !== null) wanted = null;
  return found;
}
