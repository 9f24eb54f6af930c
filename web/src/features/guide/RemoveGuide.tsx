import { useRouter } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import type { EditableZarCode } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';

interface RemoveGuideProps {
  zarCode: EditableZarCode;
  /** Before the page is left: what was typed goes as well. */
  onRemoved: () => void;
}

export function RemoveGuide({ zarCode, onRemoved }: RemoveGuideProps): ReactElement {
  const { run } = useMutationOf('zarcodes.setGuide');
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const code = shownCode(zarCode.zarcode);
  const { id, version } = zarCode;
  const remove = async () => {
    await run({ params: { code: id }, body: { version, steps: [], points: [] } });
    onRemoved();
    void router.navigate({ to: '/zarcodes/$code', params: { code } });
  };
  return (
    <>
      <Button variant="ghost" color="fg.error" wide onClick={() => setAsking(true)}>
        {t`Remove the directions`}
      </Button>
      {asking ? (
        <ConfirmAction
          title={t`Remove the directions to ${code}?`}
          confirmText={t`Remove`}
          busyText={t`Removing...`}
          action={remove}
          success={{ title: t`Directions removed` }}
          failure={failure(t`Error`, t`The directions could not be removed`)}
          onClose={() => setAsking(false)}
        >
          <p>
            {t`The steps, the points and what to do on arrival go from the page of this ZarCode. Its photos stay.`}
          </p>
        </ConfirmAction>
      ) : null}
    </>
  );
}
