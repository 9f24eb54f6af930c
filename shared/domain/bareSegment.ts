import { formatCode, normaliseCode } from './code.ts';

export type BareSegment =
  | { kind: 'code'; code: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'slug'; slug: string };

// Digits in the suffix only after a hyphen (docs/product/paths.md#code-and-creator-paths).
const bareCode = /^(?:(?:[1-9][A-Za-z]{2}|[A-Za-z]{3})-[A-Za-z0-9]{4}|[1-9][A-Za-z]{6}|[A-Za-z]{7})$/;

/** What a path of one segment shows: a code, a redirect to a code's proper spelling, or a creator. */
export function bareSegment(segment: string): BareSegment {
  const code = normaliseCode(segment);
  if (code === null) return { kind: 'slug', slug: segment };
  return bareCode.test(segment) ? { kind: 'code', code } : { kind: 'redirect', to: formatCode(code) };
}
