import type { NewId } from '#functions/lib/ids.ts';
import { codeLength } from '#shared/domain/code.ts';

/** 'chg_', the code of the request, and 13 random symbols (docs/decisions/0020-editing-and-deleting-a-code.md). */
export function newRequestId(code: string, newId: NewId): string {
  return `chg_${code}${newId('chg').slice(-13)}`;
}

export function codeOfRequest(id: string): string {
  return id.slice('chg_'.length, 'chg_'.length + codeLength);
}
