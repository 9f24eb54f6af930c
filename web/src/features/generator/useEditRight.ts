import { useState } from 'react';
import { editEndsAt, isOpen } from '#shared/domain/changeRequests.ts';
import { useApi } from '#web/api/useApi.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { useMeetsLevel } from '#web/session/guards.ts';
import type { LoadedCode } from './useNewestCode.ts';

type EditRight =
  | { kind: 'free' }
  | { kind: 'until'; endsAt: number }
  | { kind: 'none'; pending: boolean }
  | { kind: 'notYours' };

/**
 * Who may edit a code now (docs/product.md, "Change requests"); null while that is not known. The server decides again
 * when the edit is sent.
 */
export function useEditRight(zarCode: LoadedCode | null): EditRight | null {
  const { data, error } = useApi('changeRequests.my');
  const isAdmin = useMeetsLevel('admin');
  // A window that ends while the form is open ends the edit there, not the page.
  const [openedAt] = useState(() => Date.now());
  if (zarCode === null) return null;
  if (!('version' in zarCode)) return { kind: 'notYours' };
  if (isAdmin || zarCode.isCreatorCode) return { kind: 'free' };
  if (data === undefined && error === undefined) return null;
  const shown = shownCode(zarCode.zarcode);
  const request = data?.changeRequests.find(({ zarcode }) => zarcode === shown);
  if (request?.status === 'approved' && isOpen(request, openedAt))
    return { kind: 'until', endsAt: editEndsAt(request) };
  return { kind: 'none', pending: request?.status === 'pending' };
}
