import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { formatKilobytes } from '#shared/domain/images.ts';

/**
 * For the owner (docs/product/photos.md#photo-gallery): the name of the file, its size in KB, and what visitors read.
 */
export function ImageCaption({ image }: { image: ZarCodeImage }): ReactElement {
  return (
    <>
      <chakra.p
        fontSize="sm"
        fontWeight="semibold"
        overflow="hidden"
        textOverflow="ellipsis"
        whiteSpace="nowrap"
        title={image.originalFilename}
      >
        {image.originalFilename}
      </chakra.p>
      <chakra.p fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {formatKilobytes(image.fileSize)}
      </chakra.p>
      {image.caption === '' ? null : (
        <chakra.p fontSize="sm" overflowWrap="anywhere">
          {image.caption}
        </chakra.p>
      )}
    </>
  );
}
