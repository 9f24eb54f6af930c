import { normaliseCode } from './code.ts';

/** A code and the label of one of its points, as in `7PT-FLHV/GATE`; null for anything else. */
export function codeWithLabel(text: string): { code: string; label: string } | null {
  const [, typed = '', label = ''] = /^(.+)\/\s*([A-Za-z0-9]{1,12})\s*$/.exec(text) ?? [];
  const code = normaliseCode(typed);
  return code === null ? null : { code, label: label.toUpperCase() };
}
