import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

interface Result {
  tone: 'success' | 'error';
  title: string;
  message: string;
}

/** Signs in to PayFast with the stored credentials, and shows what came of it. */
export function TestCredentials({ onStart }: { onStart: () => void }): ReactElement {
  const { run, busy } = useMutationOf('payments.testPayfast');
  const [result, setResult] = useState<Result | null>(null);
  const test = async () => {
    onStart();
    setResult(null);
    try {
      const { message } = await run();
      setResult({ tone: 'success', title: t`PayFast Test Successful`, message });
    } catch (error) {
      const message = messageOf(error, t`Failed to test PayFast configuration`);
      setResult({ tone: 'error', title: t`PayFast Test Failed`, message });
    }
  };
  return (
    <>
      {result === null ? null : (
        <div role="status">
          <Notice tone={result.tone} title={result.title}>
            <p>{result.message}</p>
          </Notice>
        </div>
      )}
      <Button wide busy={busy} busyText={t`Testing...`} onClick={() => void test()}>
        {t`Test PayFast`}
      </Button>
    </>
  );
}
