import type { ChangeRequest } from '#shared/contract/changeRequestFields.ts';
import { isOpen } from '#shared/domain/changeRequests.ts';
import { useApi } from '#web/api/useApi.ts';
import { shownCode } from '#web/brand/shownCode.ts';

export type OpenRequest = Exclude<ChangeRequest, { status: 'rejected' }>;

/** The change request that a code is under; null where another may be made. */
export function useOpenRequest(zarcode: string): OpenRequest | null {
  const { data } = useApi('changeRequests.my');
  const code = shownCode(zarcode);
  const now = Date.now();
  const open = (request: ChangeRequest): request is OpenRequest =>
    request.zarcode === code && isOpen(request, now);
  return data?.changeRequests.find(open) ?? null;
}
