import { chakra } from '@chakra-ui/react';
import { MapPinned, QrCode, Type, Zap } from 'lucide-react';
import type { ReactElement } from 'react';
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
    title: 'Nothing to pay',
    text: 'Pin one place after another. Each ZarCode is made at once, without payment.',
  },
  {
    icon: Type,
    title: 'Your own letters',
    text: 'Choose three letters, and all your ZarCodes begin with them.',
  },
  {
    icon: MapPinned,
    title: 'A public page',
    text: 'It shows your name, your links, and a map and a list of the ZarCodes that you made.',
  },
  {
    icon: QrCode,
    title: 'Easy to share',
    text: 'Send the link of your page, or print its QR code.',
  },
];

/** What creators are, and how to become one. */
export function NoProfile(): ReactElement {
  const isAdmin = useMeetsLevel('admin');
  return (
    <Page
      title="Creator Dashboard"
      intro="Creators make ZarCodes for many places, such as the shops, homes or farms of a whole area."
    >
      <chakra.div display="grid" gap={{ base: '5', md: '8' }} maxW="6xl">
        <chakra.section aria-labelledby="creators">
          <SectionTitle id="creators" mb="3">
            What creators have
          </SectionTitle>
          <FeatureCards features={features} columns={2} />
        </chakra.section>
        <Card as="section" aria-labelledby="profile-request" maxW="3xl" width="full">
          <SectionTitle id="profile-request" mb="3">
            {isAdmin ? 'Create your profile' : 'Request a creator profile'}
          </SectionTitle>
          {isAdmin ? (
            <>
              <chakra.p mb="4">You are an admin, so you can create a creator profile for yourself.</chakra.p>
              <LinkButton to="/profile">Create</LinkButton>
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
