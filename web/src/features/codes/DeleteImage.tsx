import type { ReactElement } from 'react';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';

interface DeleteImageProps {
  image: ZarCodeImage;
  onClose: () => void;
}

export function DeleteImage({ image, onClose }: DeleteImageProps): ReactElement {
  const { run } = useMutationOf('images.delete');
  return (
    <ConfirmAction
      title="Delete this photo?"
      confirmText="Delete"
      busyText="Deleting..."
      action={() => run({ params: { code: image.zarCodeId, imageId: image.id } })}
      success={{ title: 'Photo deleted' }}
      failure={failure('Delete failed', 'The photo could not be deleted. Please try again.')}
      focusAfter={() => document.getElementById('photos')}
      onClose={onClose}
    >
      <p>
        <strong>{image.originalFilename}</strong> will no longer be shown with this code. This cannot be
        undone.
      </p>
    </ConfirmAction>
  );
}
