import { chakra } from '@chakra-ui/react';
import { MapPinned, QrCode, Type, Zap } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { useMeetsLevel } from '#web/session/guards.ts';
import { Card } from '#web/ui/Card.tsx';
import { type Feature, FeatureCards } from '#web/ui/FeatureCards.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { FormerCodes } from './FormerCodes.tsx';
import { RequestProfile } from './RequestProfile.tsx';

const features: readonly Feature[] = [
  {
    icon: Zap,
    title: t`Nothing to pay`,
    text: t`Pin one place after another. Each ZarCode is made at once, without payment.`,
  },
  {
    icon: Type,
    title: t`Your own letters`,
    text: t`Choose three letters, and all your ZarCodes begin with them.`,
  },
  {
    icon: MapPinned,
    title: t`A public page`,
    text: t`It shows your name, your links, and a map and a list of the ZarCodes that you made.`,
  },
  {
    icon: QrCode,
    title: t`Easy to share`,
    text: t`Send the link of your page, or print its QR code.`,
  },
];

/** What creators are, and how to become one. */
export function NoProfile(): ReactElement {
  const isAdmin = useMeetsLevel('admin');
  return (
    <Page
      title={t`Creator Dashboard`}
      intro={t`Creators make ZarCodes for many places, such as the shops, homes or farms of a whole area.`}
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '5', md: '8' }} maxW="6xl">
        <chakra.section aria-labelledby="creators">
          <SectionTitle id="creators" mb="3">
            {t`What creators have`}
          </SectionTitle>
          <FeatureCards features={features} columns={2} />
        </chakra.section>
        <Card as="section" aria-labelledby="profile-request" maxW="3xl" width="full">
          <SectionTitle id="profile-request" mb="3">
            {isAdmin ? t`Create your profile` : t`Request a creator profile`}
          </SectionTitle>
          {isAdmin ? (
            <>
              <chakra.p mb="4">{t`You are an admin, so you can create a creator profile for yourself.`}</chakra.p>
              <LinkButton to="/profile">{t`Create`}</LinkButton>
            </>
          ) : (
            <RequestProfile />
          )}
        </Card>
        <FormerCodes />
      </chakra.div>
    </Page>
  );
}
