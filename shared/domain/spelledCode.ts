import { t } from '#shared/text/t.ts';

/** 7PT-FLHV → '7 P T dash F L H V', so that a screen reader spells it out. */
export function spelledCode(shown: string): string {
  return [...shown].map((symbol) => (symbol === '-' ? t`dash` : symbol)).join(' ');
}
