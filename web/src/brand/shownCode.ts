import { formatCode, normaliseCode } from '#shared/domain/code.ts';

/** 7PTFLHV → 7PT-FLHV; anything else stays as it is. */
export function shownCode(code: string): string {
  const normal = normaliseCode(code);
  return normal === null ? code : formatCode(normal);
}
