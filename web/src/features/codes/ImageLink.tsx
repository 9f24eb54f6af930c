import { chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactElement } from 'react';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { imageAddress } from '#shared/domain/images.ts';
import { t } from '#shared/text/t.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

// The place is there before the photo: nothing jumps when it comes.
const Frame = chakra('a', {
  base: {
    display: 'block',
    position: 'relative',
    aspectRatio: '4 / 3',
    borderRadius: 'lg',
    borderWidth: '1px',
    overflow: 'hidden',
    bg: 'bg.muted',
    '& > img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

const Badge = chakra('span', {
  base: {
    position: 'absolute',
    insetBlockStart: '2',
    insetInlineStart: '2',
    px: '2',
    borderRadius: 'sm',
    bg: 'sun',
    color: 'ink',
    fontSize: 'sm',
    fontWeight: 'bold',
  },
});

interface ImageLinkProps {
  image: ZarCodeImage;
  /** What a screen reader calls the photo. */
  name: string;
  /** What following it does. */
  opens?: string;
  onClick?: (event: MouseEvent) => void;
}

/** The thumbnail of a photo, which opens the large one in a new tab. */
export function ImageLink({
  image,
  name,
  opens = t`opens in a new tab`,
  onClick,
}: ImageLinkProps): ReactElement {
  const { width, height, isFeatured } = image;
  return (
    <Frame href={imageAddress(image, 'large')} target="_blank" rel="noopener" onClick={onClick}>
      <img
        src={imageAddress(image, 'medium')}
        alt={name}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      {isFeatured ? <Badge>{t`Featured`}</Badge> : null}
      <VisuallyHidden>({opens})</VisuallyHidden>
    </Frame>
  );
}
