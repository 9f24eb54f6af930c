/** For a button that goes when it was pressed. */
export const focusStops = (): void => document.getElementById('all-stops')?.focus();
