import type { ReactElement } from 'react';
import { messageOf } from '#web/api/client.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { toast } from '#web/ui/toast.ts';

/** Signs in to PayFast with the stored credentials. */
export function TestPayFast(): ReactElement {
  const { run, busy } = useMutationOf('payments.testPayfast');
  const test = async () => {
    try {
      toast({ title: 'PayFast Test Successful', description: (await run()).message });
    } catch (error) {
      const message = messageOf(error, 'Failed to test PayFast configuration');
      toastFailure({ title: 'PayFast Test Failed', message });
    }
  };
  return (
    <Button variant="outline" size="sm" busy={busy} busyText="Testing..." onClick={() => void test()}>
      Test PayFast
    </Button>
  );
}
