import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { WholeZarCode } from '#shared/contract/adminZarcodes.ts';
import { imageAddress } from '#shared/domain/images.ts';
import { imageName } from '#web/brand/imageName.ts';
import { SectionTitle } from '#web/ui/SectionTitle.ts';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    listStyle: 'none',
  },
});

const Photo = chakra('img', {
  base: { width: 'full', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'lg', bg: 'bg.muted' },
});

/** The photos of a code with their captions, each a link to the large one. */
export function CodeImages({ code }: { code: WholeZarCode }): ReactElement | null {
  const { images, title } = code;
  if (images.length === 0) return null;
  return (
    <chakra.section mt="8" aria-labelledby="photos">
      <SectionTitle id="photos" mb="3">
        Photos
      </SectionTitle>
      <Grid>
        {images.map((image) => (
          <li key={image.id}>
            <a href={imageAddress(image, 'large')}>
              <Photo
                src={imageAddress(image, 'medium')}
                alt={imageName(image, title)}
                width={image.width}
                height={image.height}
                loading="lazy"
              />
            </a>
            {/* The link says it. */}
            <chakra.p fontSize="sm" overflowWrap="anywhere" aria-hidden="true">
              {image.caption}
            </chakra.p>
          </li>
        ))}
      </Grid>
    </chakra.section>
  );
}
