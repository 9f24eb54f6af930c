import { useRef } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { refreshAreas } from '#web/api/refresh.ts';
import { randomKey } from '#web/storage/orderKey.ts';
import { showServerErrors } from '#web/ui/form/serverErrors.ts';
import { toast } from '#web/ui/toast.ts';

export interface ChangeForm {
  reason: string;
}

/** Sends a change request, and tells how it went in SPEC 8's words. What was typed stays where it failed. */
export function useSendRequest(code: string, setError: UseFormSetError<ChangeForm>, onSent: () => void) {
  // The same words are sent under the same key: a repeat after a lost answer is no second request.
  const sent = useRef({ reason: '', key: '' });
  return async ({ reason }: ChangeForm): Promise<void> => {
    if (sent.current.reason !== reason) sent.current = { reason, key: randomKey() };
    try {
      await api.zarcodes.requestChange(
        { params: { code }, body: { reason } },
        { idempotencyKey: sent.current.key },
      );
      toast({
        title: 'Change Request Submitted',
        description:
          "Your request has been sent to admin for approval. You'll be notified when it's reviewed.",
      });
      onSent();
    } catch (error) {
      toast({
        title: 'Request Failed',
        description: messageOf(error, 'Failed to submit change request. Please try again.'),
        variant: 'destructive',
      });
      showServerErrors(error, ['reason'], setError);
      // Asked for elsewhere meanwhile.
      if (error instanceof ApiError && error.code === 'change_request_open') refreshAreas(['changeRequests']);
    }
  };
}
