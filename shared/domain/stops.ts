/** Of a run: a long day of one driver, in an order that a phone finds in a moment (`stopOrder.ts`). */
export const maxStops = 60;
