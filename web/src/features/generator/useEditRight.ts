import { useDeferredValue, useState } from 'react';
import type { SWRResponse } from 'swr';
import { editEndsAt, isOpen } from '#shared/domain/changeRequests.ts';
import { useApi } from '#web/api/useApi.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { useMeetsLevel } from '#web/session/guards.ts';
import type { LoadedCode } from './useNewestCode.ts';

type EditRight =
  | { kind: 'free' }
  | { kind: 'until'; endsAt: number }
  | { kind: 'none'; pending: boolean }
  | { kind: 'notYours' }
  | { kind: 'failed'; retry: () => void };

/**
 * Who may edit a code now (docs/product/change-requests.md#change-requests); null while that is not known. The server
 * decides again when the edit is sent.
 */
export function useEditRight(zarCode: LoadedCode | null): EditRight | null {
  // A window that ends while the form is open ends the edit there: the page with what was typed stays.
  const [granted, setGranted] = useState<EditRight | null>(null);
  const right = useCurrentRight(zarCode);
  if (granted !== null) return granted;
  if (right?.kind === 'free' || right?.kind === 'until') setGranted(right);
  return right;
}

function useCurrentRight(zarCode: LoadedCode | null): EditRight | null {
  const isAdmin = useMeetsLevel('admin');
  const requests = useApi('changeRequests.my');
  // Deferred: the form that comes with this answer is otherwise drawn in one go.
  const answered = useDeferredValue(requests.data);
  const isCreatorCode = zarCode !== null && 'version' in zarCode && zarCode.isCreatorCode;
  const creator = useApi('creators.me', isCreatorCode && !isAdmin ? {} : null);
  if (zarCode === null) return null;
  if (!('version' in zarCode)) return { kind: 'notYours' };
  // The profile that the person holds may be another one than the code was made with.
  const isOwnCreator = creator.data?.isActive === true && creator.data.id === zarCode.creatorId;
  if (isAdmin || isOwnCreator) return { kind: 'free' };
  const hasNoProfile = creator.error?.status === 404;
  if (isCreatorCode && creator.data === undefined && !hasNoProfile) return waitingOrFailed(creator);
  if (answered === undefined) return waitingOrFailed(requests);
  const shown = shownCode(zarCode.zarcode);
  const request = answered.changeRequests.find(({ zarcode }) => zarcode === shown);
  if (request?.status === 'approved' && isOpen(request, Date.now()))
    return { kind: 'until', endsAt: editEndsAt(request) };
  return { kind: 'none', pending: request?.status === 'pending' };
}

function waitingOrFailed({ error, mutate }: Pick<SWRResponse, 'error' | 'mutate'>): EditRight | null {
  return error === undefined ? null : { kind: 'failed', retry: () => void mutate() };
}
