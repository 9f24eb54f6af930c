import { type ReactElement, useState } from 'react';
import { callRoute, messageOf } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { toast } from '#web/ui/toast.ts';

const failedTitle = 'API Test Failed';

/** Tries the key that is stored. */
export function TestMaps({ isEdited }: { isEdited: () => boolean }): ReactElement {
  const [busy, setBusy] = useState(false);
  const test = async () => {
    if (isEdited()) {
      toastFailure({
        title: failedTitle,
        message: 'Please save the settings first: the stored key is tested.',
      });
      return;
    }
    setBusy(true);
    try {
      const { works, message } = await callRoute('settings.testMaps', {});
      if (works) toast({ title: 'API Test Successful', description: message });
      else toastFailure({ title: failedTitle, message });
    } catch (error) {
      toastFailure({ title: failedTitle, message: messageOf(error, 'Failed to test Google Maps API') });
    }
    setBusy(false);
  };
  return (
    <Button variant="outline" size="sm" busy={busy} busyText="Testing..." onClick={() => void test()}>
      Test Google Maps API
    </Button>
  );
}
