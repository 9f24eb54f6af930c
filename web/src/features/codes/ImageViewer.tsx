import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, ExternalLink, X } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { imageAddress } from '#shared/domain/images.ts';
import { t } from '#shared/text/t.ts';
import { ImageSlide } from './ImageSlide.tsx';

// The browser's own dialog: it holds the focus, gives it back, and closes by Escape and a phone's Back.
const Screen = chakra('dialog', {
  base: {
    width: '100dvw',
    height: '100dvh',
    maxW: 'none',
    maxH: 'none',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    bg: 'ink',
    color: 'white',
    overscrollBehavior: 'contain',
    '&::backdrop': { bg: 'ink' },
  },
});

const Bar = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2', p: '2', ps: '4' },
});

// Swiping is scrolling: one photo is as wide as the screen.
const Strip = chakra('ul', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    listStyle: 'none',
    outlineOffset: '-4px',
  },
});

const Control = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: 'touch',
    minH: 'touch',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'rgb(255 255 255 / 16%)' },
    _disabled: { opacity: 0.35, cursor: 'default' },
    _focusVisible: { outlineColor: 'sun' },
  },
});

interface ImageViewerProps {
  images: readonly ZarCodeImage[];
  /** The title of the place. */
  title: string;
  /** Which photo is shown first, counted from 0. */
  start: number;
  onClose: () => void;
}

/** All photos, one at a time on the whole screen: by swiping, arrow keys or buttons. */
export function ImageViewer({ images, title, start, onClose }: ImageViewerProps): ReactElement {
  const screen = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  const shown = images[at];
  const show = (place: number, behavior: ScrollBehavior = 'auto') => {
    const slides = strip.current;
    slides?.scrollTo({ left: place * slides.clientWidth, behavior });
  };
  const open = useEffectEvent(() => {
    if (screen.current?.open === false) screen.current.showModal();
    show(start, 'instant');
  });
  useEffect(() => open(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: images.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    show(place);
  };
  return (
    <Screen ref={screen} aria-label={t`Photos of ${title}`} onClose={onClose} onKeyDown={onKeyDown}>
      <Bar>
        <chakra.p role="status" flex="1">
          {t`Photo ${at + 1} of ${images.length}`}
        </chakra.p>
        <Control
          type="button"
          aria-label={t`Previous photo`}
          disabled={at === 0}
          onClick={() => show(at - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Control>
        <Control
          type="button"
          aria-label={t`Next photo`}
          disabled={at === images.length - 1}
          onClick={() => show(at + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </Control>
        {shown === undefined ? null : (
          <Control asChild>
            <a
              href={imageAddress(shown, 'large')}
              target="_blank"
              rel="noopener"
              aria-label={t`Open the photo in a new tab`}
            >
              <ExternalLink aria-hidden="true" />
            </a>
          </Control>
        )}
        <Control type="button" aria-label={t`Close`} onClick={() => screen.current?.close()}>
          <X aria-hidden="true" />
        </Control>
      </Bar>
      <Strip
        ref={strip}
        // Scrolled by keys as well, in a browser without the handler above.
        tabIndex={0}
        onScroll={({ currentTarget }) =>
          setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {images.map((image) => (
          <ImageSlide key={image.id} image={image} title={title} />
        ))}
      </Strip>
    </Screen>
  );
}
