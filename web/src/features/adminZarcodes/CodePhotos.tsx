import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { WholeZarCode } from '#shared/contract/adminZarcodes.ts';
import { imagePath } from '#shared/domain/images.ts';
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

/** The photos of a code, each a link to the large one. */
export function CodePhotos({ code }: { code: WholeZarCode }): ReactElement | null {
  const { images, id: codeId } = code;
  if (images.length === 0) return null;
  return (
    <chakra.section mt="8" aria-labelledby="photos">
      <SectionTitle id="photos" mb="3">
        Photos
      </SectionTitle>
      <Grid>
        {images.map(({ id, originalFilename, width, height }) => (
          <li key={id}>
            <a href={imagePath(codeId, id, 'large')}>
              <Photo
                src={imagePath(codeId, id, 'medium')}
                alt={originalFilename}
                width={width}
                height={height}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </Grid>
    </chakra.section>
  );
}
