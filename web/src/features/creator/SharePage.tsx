import { chakra } from '@chakra-ui/react';
import { ExternalLink, MessageCircle, UserPen } from 'lucide-react';
import { lazy, type ReactElement, Suspense } from 'react';
import type { OwnCreator } from '#shared/contract/creatorFields.ts';
import { whatsAppUrl } from '#shared/domain/links.ts';
import { t } from '#shared/text/t.ts';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { AnchorButton, LinkButton } from '#web/ui/LinkButton.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { ShareButton } from '#web/ui/ShareButton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { qrSize } from './qrSize.ts';

const PageQrCode = lazy(async () => ({ default: (await import('./PageQrCode.tsx')).PageQrCode }));

const Buttons = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    '& > a, & > button': { px: '2' },
  },
});

/** The public page: its link, the ways to share it, and its QR code. */
export function SharePage({ profile }: { profile: OwnCreator }): ReactElement {
  const { slug, displayName, isActive } = profile;
  const url = `${location.origin}/${slug}`;
  return (
    <Card
      as="section"
      aria-labelledby="share-page"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      alignContent="start"
    >
      <SectionTitle id="share-page">{t`Your public page`}</SectionTitle>
      {isActive ? (
        <>
          <chakra.p overflowWrap="anywhere" fontWeight="semibold">
            {url.replace(/^https?:\/\//, '')}
          </chakra.p>
          <Buttons>
            <CopyButton text={url} said={t`Link copied to clipboard`} label={t`Copy Link`} />
            <AnchorButton
              href={whatsAppUrl(t`${displayName} on ZarCodes\n${url}`)}
              target="_blank"
              rel="noopener"
              variant="outline"
            >
              <MessageCircle aria-hidden="true" />
              {t`WhatsApp`}
            </AnchorButton>
            <ShareButton title={displayName} text={t`${displayName} on ZarCodes`} url={url} />
            <LinkButton to="/$segment" params={{ segment: slug }} variant="outline">
              <ExternalLink aria-hidden="true" />
              {t`Open Page`}
            </LinkButton>
          </Buttons>
          <Suspense fallback={<Skeleton height={qrSize} />}>
            <PageQrCode url={url} slug={slug} />
          </Suspense>
        </>
      ) : (
        <chakra.p color="fg.muted">{t`It is not shown while your profile is inactive.`}</chakra.p>
      )}
      <LinkButton to="/profile" variant="ghost" justifySelf="start" ms="-5">
        <UserPen aria-hidden="true" />
        {t`Edit creator profile`}
      </LinkButton>
    </Card>
  );
}
