import { type ReactElement, useState } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { api, messageOf } from '#web/api/client.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toast.ts';

interface DeleteCodeProps {
  code: ZarCodeCard;
  onClose: () => void;
}

export function DeleteCode({ code, onClose }: DeleteCodeProps): ReactElement {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await api.zarcodes.delete({ params: { code: code.zarcode } });
      toast({ title: 'ZarCode deleted', description: 'The ZarCode has been successfully removed.' });
      onClose();
    } catch (error) {
      setBusy(false);
      toast({
        title: 'Delete failed',
        description: messageOf(error, 'Failed to delete ZarCode'),
        variant: 'destructive',
      });
    }
  };
  const shown = shownCode(code.zarcode);
  return (
    <ConfirmDialog
      title={`Delete ${shown}?`}
      confirmText="Delete"
      busyText="Deleting..."
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        <strong>{code.title}</strong> will no longer be found under this code: not by you, and not by anyone
        you shared it with. This cannot be undone, and the code is never given out again.
      </p>
    </ConfirmDialog>
  );
}
