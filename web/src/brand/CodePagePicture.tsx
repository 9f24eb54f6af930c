import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import dark from '#web/brand/pictures/codePage.dark.webp';
import light from '#web/brand/pictures/codePage.light.webp';
import { useAppearance } from '#web/theme/useAppearance.ts';

const Figure = chakra('figure', {
  base: {
    display: 'grid',
    gap: '4',
    justifySelf: 'center',
    width: 'full',
    maxW: '18rem',
    textAlign: 'center',
    '& img': {
      display: 'block',
      width: 'full',
      height: 'auto',
      borderRadius: 'xl',
      border: '6px solid',
      borderColor: 'border.picture',
      boxShadow: 'raised',
    },
  },
});

/** A screenshot of a code's page on a phone, taken by `scripts/pictures.ts`. */
export function CodePagePicture({ caption }: { caption: string }): ReactElement {
  const chosen = useAppearance();
  return (
    <Figure>
      <picture>
        {chosen === 'system' ? <source srcSet={dark} media="(prefers-color-scheme: dark)" /> : null}
        <img
          src={chosen === 'dark' ? dark : light}
          width={750}
          height={1676}
          loading="lazy"
          decoding="async"
          alt={t`The page of the ZarCode 1HM-C46T on a phone: Adams Bakery, buttons for directions, Waze, Maps, WhatsApp and copying, and its pin on a map of Hermanus.`}
        />
      </picture>
      <chakra.figcaption color="fg.muted" fontWeight="semibold" textWrap="balance">
        {caption}
      </chakra.figcaption>
    </Figure>
  );
}
