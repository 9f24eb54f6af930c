import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { maxImages } from '#shared/domain/images.ts';
import { t } from '#shared/text/t.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { ImageDrop } from './ImageDrop.tsx';
import { ImageRow } from './ImageRow.tsx';
import { UploadRow } from './UploadRow.tsx';
import { useUploads } from './useUploads.ts';

const List = chakra('ul', { base: { display: 'grid', gap: '3', listStyle: 'none' } });

interface ImageEditorProps {
  code: string;
  images: readonly ZarCodeImage[];
}

/** The owner's view of the photos: adding, moving, featuring, deleting. */
export function ImageEditor({ code, images }: ImageEditorProps): ReactElement {
  const { uploads, add, dismiss } = useUploads(code);
  const [said, say] = useState('');
  const room = maxImages - images.length - uploads.filter(({ problem }) => problem === null).length;
  return (
    <chakra.div display="grid" gap="3">
      <ImageDrop room={room} onFiles={(files) => add(files, room)} />
      {/* A list that comes and goes with what is on its way, read out as it changes. */}
      <List aria-label={t`On its way`} hidden={uploads.length === 0}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
        ))}
      </List>
      <List aria-label={t`Your photos`} hidden={images.length === 0}>
        {images.map((image) => (
          <ImageRow key={image.id} image={image} last={image.displayOrder === images.length} say={say} />
        ))}
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </chakra.div>
  );
}
