import { chakra } from '@chakra-ui/react';
import { CornerUpRight, Link2, Map as MapIcon, MessageCircle, Navigation } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CodePageTexts } from '#shared/domain/codePageTexts.ts';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { AnchorButton } from '#web/ui/LinkButton.tsx';
import { ShareButton } from '#web/ui/ShareButton.tsx';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    width: 'full',
    gap: '2.5',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // With large letters two buttons have no room beside each other.
    '@media (max-width: 18rem)': { gridTemplateColumns: '1fr' },
    '& > a, & > button': { px: '2' },
    // Which has no neighbour.
    'html[data-can-share] &': { '& > button:last-of-type': { gridColumn: '1 / -1' } },
  },
});

const away = { target: '_blank', rel: 'noopener' } as const;

export function CodeActions({ texts }: { texts: CodePageTexts }): ReactElement {
  const { code, title, link } = texts;
  return (
    <Grid>
      <AnchorButton href={texts.directions} {...away} variant="solid">
        <CornerUpRight aria-hidden="true" />
        {t`Directions`}
      </AnchorButton>
      <AnchorButton href={texts.waze} {...away} variant="solid">
        <Navigation aria-hidden="true" />
        {t`Waze`}
      </AnchorButton>
      <AnchorButton href={texts.maps} {...away} variant="outline">
        <MapIcon aria-hidden="true" />
        {t`Maps`}
      </AnchorButton>
      <AnchorButton href={texts.geo} variant="outline">
        <MapIcon aria-hidden="true" />
        {t`Map app`}
      </AnchorButton>
      <AnchorButton href={texts.whatsApp} {...away} variant="outline">
        <MessageCircle aria-hidden="true" />
        {t`WhatsApp`}
      </AnchorButton>
      <AnchorButton href={texts.sms} variant="outline">
        <MessageCircle aria-hidden="true" />
        {t`SMS`}
      </AnchorButton>
      <CopyButton text={code} said={t`ZarCode copied to clipboard`} label={t`Copy Code`} />
      <Button variant="outline" data-copy={link} data-said={t`Link copied to clipboard`}>
        <Link2 aria-hidden="true" />
        {t`Copy Link`}
      </Button>
      <ShareButton title={title} text={t`${title}\nZarCode: ${code}`} url={link} />
    </Grid>
  );
}
