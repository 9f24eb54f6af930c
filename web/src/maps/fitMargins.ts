/**
 * Pixels between the points that a map is fitted to and its edges. The search lies across its top (60), a pin stands
 * above its point (40), and the buttons for the zoom stand on the right (60).
 */
export const fitMargins = { top: 104, side: 64, bottom: 48 } as const;
