import type { ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { shownCode } from './shownCode.ts';

interface DeleteCodeProps {
  code: ZarCodeCard;
  onClose: () => void;
}

/** docs/product.md, "Delete dialog". */
export function DeleteCode({ code, onClose }: DeleteCodeProps): ReactElement {
  const { run } = useMutationOf('zarcodes.delete');
  return (
    <ConfirmAction
      title={`Delete ${shownCode(code.zarcode)}?`}
      confirmText="Delete"
      busyText="Deleting..."
      action={() => run({ params: { code: code.zarcode } })}
      success={{ title: 'ZarCode deleted', description: 'The ZarCode has been successfully removed.' }}
      failure={failure('Delete failed', 'Failed to delete ZarCode')}
      onClose={onClose}
      // The list moves it, to the row that takes this one's place.
      focusAfter={() => null}
    >
      <p>
        <strong>{code.title}</strong> will no longer be found under this code: not by you, and not by anyone
        you shared it with. This cannot be undone, and the code is never given out again.
      </p>
    </ConfirmAction>
  );
}
