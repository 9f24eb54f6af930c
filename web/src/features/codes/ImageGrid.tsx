import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { ImageCaption } from './ImageCaption.tsx';
import { ImageLink } from './ImageLink.tsx';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    listStyle: 'none',
  },
});

export function ImageGrid({ images }: { images: readonly ZarCodeImage[] }): ReactElement {
  return (
    <List>
      {images.map((image) => (
        <li key={image.id}>
          <ImageLink image={image} />
          <chakra.div mt="2">
            <ImageCaption image={image} />
          </chakra.div>
        </li>
      ))}
    </List>
  );
}
