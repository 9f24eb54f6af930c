/** The file of an expense's slip: the server enforces its limits, and the web warns before an upload. */

/** A photo of a modern phone has 4 to 8 MB. */
export const maxSlipBytes = 10 * 1024 * 1024;

/** With the end of the name under which it is saved. */
export const slipTypes = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const;
export type SlipType = keyof typeof slipTypes;
export const slipTypeNames = Object.keys(slipTypes) as [SlipType, ...SlipType[]];

export const slipMessages = {
  wrongType: 'Please choose a PDF, or a JPEG, PNG or WebP photo.',
  tooLarge: 'Please choose a file of at most 10 MB.',
  empty: 'This file is empty.',
} as const;

/** What is wrong with a file, as far as the browser can see; null if nothing is. */
export function slipProblem({ type, size }: { type: string; size: number }): string | null {
  if (!Object.hasOwn(slipTypes, type)) return slipMessages.wrongType;
  if (size === 0) return slipMessages.empty;
  return size > maxSlipBytes ? slipMessages.tooLarge : null;
}
