import type { ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { api } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';

interface DeleteCodeProps {
  code: ZarCodeCard;
  onClose: () => void;
}

/** docs/product.md, "Delete dialog". */
export function DeleteCode({ code, onClose }: DeleteCodeProps): ReactElement {
  return (
    <ConfirmAction
      title={`Delete ${shownCode(code.zarcode)}?`}
      confirmText="Delete"
      busyText="Deleting..."
      action={() => api.zarcodes.delete({ params: { code: code.zarcode } })}
      success={{ title: 'ZarCode deleted', description: 'The ZarCode has been successfully removed.' }}
      failure={failure('Delete failed', 'Failed to delete ZarCode')}
      onClose={onClose}
    >
      <p>
        <strong>{code.title}</strong> will no longer be found under this code: not by you, and not by anyone
        you shared it with. This cannot be undone, and the code is never given out again.
      </p>
    </ConfirmAction>
  );
}
