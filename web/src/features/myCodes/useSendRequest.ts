import { useRef } from 'react';
import { ApiError, api } from '#web/api/client.ts';
import { refreshAreas } from '#web/api/refresh.ts';
import { randomKey } from '#web/storage/orderKey.ts';

/** Sends a change request. */
export function useSendRequest(code: string) {
  // The same reason is sent with the same key: repeated after a lost answer, it is no second request.
  const sent = useRef({ reason: '', key: '' });
  return async ({ reason }: { reason: string }): Promise<void> => {
    if (sent.current.reason !== reason) sent.current = { reason, key: randomKey() };
    try {
      await api.zarcodes.requestChange(
        { params: { code }, body: { reason } },
        { idempotencyKey: sent.current.key },
      );
    } catch (error) {
      // Requested elsewhere in the meantime.
      if (error instanceof ApiError && error.code === 'change_request_open') refreshAreas(['changeRequests']);
      throw error;
    }
  };
}
