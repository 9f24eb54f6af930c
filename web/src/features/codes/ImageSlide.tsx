import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { imageAddress, mediumPixels } from '#shared/domain/images.ts';
import { imageName } from '#web/brand/imageName.ts';

const Slide = chakra('li', {
  base: {
    flex: '0 0 100%',
    minW: 0,
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    scrollSnapAlign: 'center',
    scrollSnapStop: 'always',
    '& > img': { width: 'full', height: 'full', objectFit: 'contain' },
  },
});

interface ImageSlideProps {
  image: ZarCodeImage;
  title: string;
}

/** One photo with its caption. A small or saving phone takes the medium one. */
export function ImageSlide({ image, title }: ImageSlideProps): ReactElement {
  const { width, height, caption } = image;
  const large = imageAddress(image, 'large');
  const medium = imageAddress(image, 'medium');
  const mediumWidth = Math.round(width * Math.min(1, mediumPixels / Math.max(width, height)));
  return (
    <Slide>
      <img
        src={large}
        srcSet={`${medium} ${mediumWidth}w, ${large} ${width}w`}
        sizes="100vw"
        alt={imageName(image, title)}
        loading="lazy"
        decoding="async"
      />
      {/* Read with the photo, whose name it is. */}
      <chakra.p aria-hidden="true" px="4" py="3" minH="3.2rem" textAlign="center" overflowWrap="anywhere">
        {caption}
      </chakra.p>
    </Slide>
  );
}
