import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Captions, Star, Trash2 } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { DeleteImage } from './DeleteImage.tsx';
import { ImageCaption } from './ImageCaption.tsx';
import { ImageLink } from './ImageLink.tsx';
import { useChangeImage } from './useChangeImage.ts';

const EditCaption = lazy(async () => ({ default: (await import('./EditCaption.tsx')).EditCaption }));

const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '3',
    rowGap: '1',
    gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', md: '9rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    p: '3',
    '& > a': { gridRow: { base: 'span 2', md: 'auto' } },
    borderRadius: 'xl',
    borderWidth: '1px',
    bg: 'bg.panel',
  },
});

const Buttons = chakra('div', {
  base: {
    display: 'flex',
    columnGap: { md: '1' },
    justifyContent: { base: 'space-between', md: 'flex-end' },
    // Beside the photo where five thumbs' widths fit, else below it.
    '@media (max-width: 25.2rem)': { gridColumn: '1 / -1' },
  },
});

interface ImageRowProps {
  image: ZarCodeImage;
  last: boolean;
  say: (what: string) => void;
}

export function ImageRow({ image, last, say }: ImageRowProps): ReactElement {
  const { row, busy, move, feature } = useChangeImage(image, say);
  const [captioning, setCaptioning] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const name = image.originalFilename;
  return (
    <Row ref={row}>
      <ImageLink image={image} name={name} />
      <div>
        <ImageCaption image={image} />
      </div>
      <Buttons>
        <Button
          variant="ghost"
          size="icon"
          data-move="earlier"
          aria-label={t`Move ${name} earlier`}
          disabled={busy || image.displayOrder === 1}
          onClick={() => void move('earlier')}
        >
          <ArrowUp aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          data-move="later"
          aria-label={t`Move ${name} later`}
          disabled={busy || last}
          onClick={() => void move('later')}
        >
          <ArrowDown aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Feature ${name}`}
          aria-pressed={image.isFeatured}
          disabled={busy}
          onClick={() => void feature()}
        >
          <Star aria-hidden="true" fill={image.isFeatured ? 'currentColor' : 'none'} />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Caption of ${name}`}
          onClick={() => setCaptioning(true)}
        >
          <Captions aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={t`Delete ${name}`} onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" />
        </Button>
      </Buttons>
      {captioning ? (
        <Suspense fallback={null}>
          <EditCaption image={image} onClose={() => setCaptioning(false)} />
        </Suspense>
      ) : null}
      {deleting ? <DeleteImage image={image} onClose={() => setDeleting(false)} /> : null}
    </Row>
  );
}
