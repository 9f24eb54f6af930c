import '#web/api/villageRoutes.ts';
import { useState } from 'react';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { t } from '#shared/text/t.ts';
import { track } from '#web/analytics/track.ts';
import { ApiError } from '#web/api/client.ts';
import { refreshAreas } from '#web/api/refresh.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { addMadeCode, readMadeCodes } from '#web/storage/madeCodes.ts';
import type { PendingCode } from '#web/storage/pendingCode.ts';
import { toast } from '#web/ui/toast.ts';

/** Refusals that concern every code, and not the place that was sent. */
const refusals: readonly (ErrorCode | string)[] = [
  'creator_inactive',
  'creator_required',
  'daily_limit_reached',
];

/** Makes codes as a creator, and lists them. */
export function useSubmitCreatorCode() {
  const { run } = useMutationOf('zarcodes.createForCreator');
  const [made, setMade] = useState(readMadeCodes);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The creator's own prefix, where it had no code left for the one made last. */
  const [fullPrefix, setFullPrefix] = useState<string | null>(null);

  const submit = async (body: PendingCode) => {
    setRefusal(null);
    try {
      const code = await run({ body });
      track('zarcode_generated', { paid_with: 'creator' });
      toast({ title: t`Success!`, description: t`ZarCode ${shownCode(code.zarcode)} created successfully!` });
      setMade(addMadeCode(code));
      setFullPrefix(code.fullPrefix ?? null);
    } catch (error) {
      if (error instanceof ApiError && refusals.includes(error.code)) {
        setRefusal(error.message);
        refreshAreas(['creators']);
      }
      throw error;
    }
  };

  return { submit, made, refusal, fullPrefix };
}
