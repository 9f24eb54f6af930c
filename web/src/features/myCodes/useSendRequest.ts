import { ApiError } from '#web/api/client.ts';
import { refreshAreas } from '#web/api/refresh.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';

/** Sends a change request. */
export function useSendRequest(code: string) {
  const { run } = useMutationOf('zarcodes.requestChange');
  return async (body: { reason: string }) => {
    try {
      await run({ params: { code }, body });
    } catch (error) {
      // Requested elsewhere in the meantime.
      if (error instanceof ApiError && error.code === 'change_request_open') refreshAreas(['changeRequests']);
      throw error;
    }
  };
}
