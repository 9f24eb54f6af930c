import { chakra } from '@chakra-ui/react';
import { Clock, MapPinned, Navigation, ShieldCheck, Truck, Waypoints } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { CodePagePicture } from '#web/brand/CodePagePicture.tsx';
import { type Feature, FeatureCards } from '#web/ui/FeatureCards.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Audiences } from './Audiences.tsx';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '10', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' },
    alignItems: 'center',
  },
});

const features: readonly Feature[] = [
  {
    icon: Truck,
    title: t`Deliveries up to 30% faster`,
    text: t`Drivers go straight to the pin. Nobody phones for directions or turns around at the wrong gate.`,
  },
  {
    icon: MapPinned,
    title: t`Exact, even without a street name`,
    text: t`A code holds precise coordinates: your gate, your stall, your back entrance. Not the middle of a suburb.`,
  },
  {
    icon: Navigation,
    title: t`Opens in the apps people have`,
    text: t`One tap leads to Maps, Waze or WhatsApp. The people who visit you need no account and no new app.`,
  },
  {
    icon: Clock,
    title: t`Permanent`,
    text: t`Paid once, yours for good. A code never expires, and it is never given to another place.`,
  },
  {
    icon: Waypoints,
    title: t`All 9 provinces`,
    text: t`Townships, suburbs, farms, villages and gravel roads: if you can stand there, it can have a code.`,
  },
  {
    icon: ShieldCheck,
    title: t`Shows the place, not your details`,
    text: t`The page of a code shows what you wrote about the place. Never your surname, email or phone number.`,
  },
];

export function WhyZarCodes(): ReactElement {
  return (
    <Section
      id="why-zarcodes"
      shaded
      title={t`Why ZarCodes`}
      intro={t`Most places have no address that a driver can find. Seven characters change that.`}
    >
      <Layout>
        <FeatureCards features={features} columns={2} />
        <CodePagePicture caption={t`What people see when they open your code`} />
      </Layout>
      <Audiences />
    </Section>
  );
}
