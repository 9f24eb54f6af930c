import { ImagePlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { imageMessages, imageTypes, maxImages } from '#shared/domain/images.ts';
import { t } from '#shared/text/t.ts';
import { FileDrop } from '#web/ui/FileDrop.tsx';

interface ImageDropProps {
  /** How many more the code can have. */
  room: number;
  onFiles: (files: File[]) => void;
}

/** Choose photos, or drop them here. */
export function ImageDrop({ room, onFiles }: ImageDropProps): ReactElement {
  const full = room <= 0;
  return (
    <FileDrop
      button={
        <>
          <ImagePlus aria-hidden="true" />
          {t`Add photos`}
        </>
      }
      label={t`Photos to add`}
      hint={
        full
          ? imageMessages.tooMany
          : t`Choose photos or drop them here: JPEG, PNG or WebP, at most 10 MB each, up to ${maxImages}. Everyone who opens this code sees them; where and when they were taken is removed.`
      }
      accept={imageTypes.join(',')}
      multiple
      disabled={full}
      onFiles={onFiles}
    />
  );
}
