import { type ReactElement, useRef } from 'react';
import type { ShownCard } from '#shared/contract/zarCodeFields.ts';
import { restorableMs } from '#shared/domain/deletedCodes.ts';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { rich } from '#web/text/rich.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { deletedToast } from './deletedToast.ts';
import { shownCode } from './shownCode.ts';

interface DeleteCodeProps {
  code: ShownCard;
  onClose: () => void;
}

/** docs/product/viewing-codes.md#delete-dialog. */
export function DeleteCode({ code, onClose }: DeleteCodeProps): ReactElement {
  const { run } = useMutationOf('zarcodes.delete');
  // The server's time begins later, so that an undo at the last moment arrives in time.
  const sentAt = useRef(0);
  const remove = () => {
    sentAt.current = Date.now();
    return run({ params: { code: code.zarcode } });
  };
  return (
    <ConfirmAction
      title={t`Delete ${shownCode(code.zarcode)}?`}
      confirmText={t`Delete`}
      busyText={t`Deleting...`}
      action={remove}
      success={() => deletedToast(code, sentAt.current + restorableMs)}
      failure={failure(t`Delete failed`, t`Failed to delete ZarCode`)}
      onClose={onClose}
      // The list moves it, to the row that takes this one's place.
      focusAfter={() => null}
    >
      <p>
        {rich(
          t`<title/> will no longer be found under this code: not by you, and not by anyone you shared it with. You can undo this for 10 seconds. After that it is gone for good, and the code is never given out again.`,
          { title: () => <strong>{code.title}</strong> },
        )}
      </p>
    </ConfirmAction>
  );
}
