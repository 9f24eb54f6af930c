import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { maxImages } from '#shared/domain/images.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { PhotoDrop } from './ImageDrop.tsx';
import { PhotoRow } from './ImageRow.tsx';
import { UploadRow } from './UploadRow.tsx';
import { useUploads } from './useUploads.ts';

const List = chakra('ul', { base: { display: 'grid', gap: '3', listStyle: 'none' } });

interface PhotoEditorProps {
  code: string;
  images: readonly ZarCodeImage[];
}

/** The owner's view of the photos: adding, moving, featuring, deleting. */
export function PhotoEditor({ code, images }: PhotoEditorProps): ReactElement {
  const { uploads, add, dismiss } = useUploads(code);
  const [said, say] = useState('');
  const room = maxImages - images.length - uploads.filter(({ fault }) => fault === null).length;
  return (
    <chakra.div display="grid" gap="3">
      <PhotoDrop room={room} onFiles={(files) => add(files, room)} />
      {/* A list that comes and goes with what is on its way, read out as it changes. */}
      <List aria-label="On its way" hidden={uploads.length === 0}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
        ))}
      </List>
      <List aria-label="Your photos" hidden={images.length === 0}>
        {images.map((image) => (
          <PhotoRow key={image.id} image={image} last={image.displayOrder === images.length} say={say} />
        ))}
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </chakra.div>
  );
}
