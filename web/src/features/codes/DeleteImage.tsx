import type { ReactElement } from 'react';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { rich } from '#web/text/rich.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';

interface DeleteImageProps {
  image: ZarCodeImage;
  onClose: () => void;
}

export function DeleteImage({ image, onClose }: DeleteImageProps): ReactElement {
  const { run } = useMutationOf('images.delete');
  return (
    <ConfirmAction
      title={t`Delete this photo?`}
      confirmText={t`Delete`}
      busyText={t`Deleting...`}
      action={() => run({ params: { code: image.zarCodeId, imageId: image.id } })}
      success={{ title: t`Photo deleted` }}
      failure={failure(t`Delete failed`, t`The photo could not be deleted. Please try again.`)}
      focusAfter={() => document.getElementById('photos')}
      onClose={onClose}
    >
      <p>
        {rich(t`<name/> will no longer be shown with this code. This cannot be undone.`, {
          name: () => <strong>{image.originalFilename}</strong>,
        })}
      </p>
    </ConfirmAction>
  );
}
