import { formatCode, normaliseCode } from './code.ts';

/** 7PT-FLHV */
export function shownCodeOf({ zarcode }: { readonly zarcode: string }): string {
  return formatCode(normaliseCode(zarcode) ?? zarcode);
}
