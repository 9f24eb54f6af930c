import { type ReactElement, useState } from 'react';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { api, messageOf } from '#web/api/client.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toast.ts';

interface DeleteImageProps {
  image: ZarCodeImage;
  onClose: () => void;
}

export function DeleteImage({ image, onClose }: DeleteImageProps): ReactElement {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await api.images.delete({ params: { code: image.zarCodeId, imageId: image.id } });
      toast({ title: 'Photo deleted' });
      onClose();
      // The button that had the focus went with its row.
      setTimeout(() => document.querySelector<HTMLElement>('#photos')?.focus({ preventScroll: true }), 50);
    } catch (error) {
      setBusy(false);
      const description = messageOf(error, 'The photo could not be deleted. Please try again.');
      toast({ title: 'Delete failed', description, variant: 'destructive' });
    }
  };
  return (
    <ConfirmDialog
      title="Delete this photo?"
      confirmText="Delete"
      busyText="Deleting..."
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        <strong>{image.originalFilename}</strong> will no longer be shown with this code. This cannot be
        undone.
      </p>
    </ConfirmDialog>
  );
}
