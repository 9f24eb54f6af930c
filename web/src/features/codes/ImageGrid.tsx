import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { ImageLink } from './ImageLink.tsx';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    listStyle: 'none',
  },
});

interface ImageGridProps {
  images: readonly ZarCodeImage[];
  /** Of the place. */
  title: string;
}

/** For visitors: what the owner's camera called a photo says nothing to them. */
export function ImageGrid({ images, title }: ImageGridProps): ReactElement {
  return (
    <List>
      {images.map((image) => (
        <li key={image.id}>
          <ImageLink image={image} name={`${title}, photo ${image.displayOrder}`} />
          {images.length === 1 ? null : (
            <chakra.p mt="2" fontSize="sm" color="fg.muted" aria-hidden="true">
              Photo {image.displayOrder} of {images.length}
            </chakra.p>
          )}
        </li>
      ))}
    </List>
  );
}
