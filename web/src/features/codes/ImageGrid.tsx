import { chakra } from '@chakra-ui/react';
import { lazy, type MouseEvent, type ReactElement, Suspense, useState } from 'react';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { t } from '#shared/text/t.ts';
import { imageName } from '#web/brand/imageName.ts';
import { ImageLink } from './ImageLink.tsx';

const ImageViewer = lazy(async () => ({ default: (await import('./ImageViewer.tsx')).ImageViewer }));

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    listStyle: 'none',
    // On top and as wide as all, although the order stays that of the owner.
    '& > [data-featured]': { order: -1, gridColumn: '1 / -1' },
  },
});

interface ImageGridProps {
  images: readonly ZarCodeImage[];
  /** The title of the place. */
  title: string;
}

/** For visitors: what the owner's camera called a photo says nothing to them. */
export function ImageGrid({ images, title }: ImageGridProps): ReactElement {
  const [opened, setOpened] = useState<number | null>(null);
  const open = (event: MouseEvent, index: number) => {
    // A new tab or window, if that is what was asked for.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(index);
  };
  return (
    <>
      <List>
        {images.map((image, index) => (
          <li key={image.id} data-featured={image.isFeatured ? '' : undefined}>
            <ImageLink
              image={image}
              name={imageName(image, title)}
              opens={t`opens in full size`}
              onClick={(event) => open(event, index)}
            />
            {image.caption === '' && images.length === 1 ? null : (
              <chakra.p mt="2" fontSize="sm" color="fg.muted" overflowWrap="anywhere" aria-hidden="true">
                {image.caption === '' ? t`Photo ${image.displayOrder} of ${images.length}` : image.caption}
              </chakra.p>
            )}
          </li>
        ))}
      </List>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <ImageViewer images={images} title={title} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
