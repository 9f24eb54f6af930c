import { chakra } from '@chakra-ui/react';
import { BellRing, Braces, ShoppingCart } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { Head } from '#web/brand/Head.tsx';
import { SignHero } from '#web/brand/SignHero.tsx';
import { developersPage } from '#web/text/pages/developersPage.ts';
import { Card } from '#web/ui/Card.tsx';
import { FeatureCards } from '#web/ui/FeatureCards.tsx';
import { AnchorButton, LinkButton } from '#web/ui/LinkButton.tsx';
import { Section } from '#web/ui/Section.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { Example } from './Example.tsx';
import {
  batchExample,
  checkoutExample,
  lookUpExample,
  type Place,
  receiverExample,
  saveExample,
} from './examples.ts';
import { LiveCheckout } from './LiveCheckout.tsx';
import { problems } from './problems.ts';

/** In the page as it is written when the web is built; the browser knows where it is. */
const builtFor = 'https://zarcodes.co.za';
const never = () => () => undefined;
const useOrigin = () =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => builtFor,
  );

const features = [
  {
    icon: ShoppingCart,
    title: 'A field for your checkout',
    text: 'One script of 12 KB. The customer types seven characters, mistakes are put right, and the address fields fill themselves.',
  },
  {
    icon: Braces,
    title: 'An API without surprises',
    text: 'Look up one code or sixty, with directions for the last hundred metres. What version 1 promises stays true.',
  },
  {
    icon: BellRing,
    title: 'Told when a place moves',
    text: 'Save the codes of your customers, and a signed webhook tells you when one moves, changes or is gone.',
  },
] as const;

const limits: readonly (readonly [string, string])[] = [
  ['Price', 'Free. No card, no contract.'],
  [
    'Look-ups',
    '1,000 a day for each key, until midnight in Johannesburg; ask us for more. A batch of ten counts as ten.',
  ],
  ['Keys', '10 for each account, each for up to 10 sites or for your servers.'],
  ['Batch', '60 codes at once.'],
  ['Requests', 'With a User-Agent, as most programs send it by themselves; without one they are refused.'],
  ['Saved codes', '50,000 for each key of a server.'],
  [
    'Webhooks',
    'Signed, at least once, in order for each code, tried again for 3 days; then they wait for you.',
  ],
  ['What you see', 'Public codes. Of a code that shows its area only, its area. Private codes do not exist.'],
  [
    'Promise',
    'Fields may be added to version 1. None is removed or changes its meaning without 12 months’ notice.',
  ],
];

const Examples = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
});

// Names above their texts on a phone, beside them where there is room.
const Rows = chakra('dl', {
  base: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '16rem minmax(0, 1fr)' },
      columnGap: '4',
      rowGap: '1',
      px: '4',
      py: '3',
      borderBottomWidth: '1px',
      _last: { borderBottomWidth: 0 },
      _target: { bg: 'bg.sun', color: 'fg.onSun' },
    },
    '& dt': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
});

/** docs/product/developers.md#page-for-developers */
export function Developers(): ReactElement {
  const place: Place = { origin: useOrigin(), key: 'zk_your_key', code: '7PT-FLHV' };
  return (
    <div lang="en">
      <Head page={developersPage} />
      <SignHero
        title="Addresses for customers who have none"
        intro="Your checkout asks for a street and a number. In townships, on farms and along gravel roads there is none. Ask for a ZarCode: seven characters that lead a driver to the gate."
        picture={<LiveCheckout />}
      >
        <chakra.div mt="4" display="flex" flexWrap="wrap" gap="3">
          <LinkButton to="/developer-keys" variant="accent" size="lg">
            Make a free key
          </LinkButton>
          <AnchorButton href="/api/docs" variant="outline" size="lg">
            API reference
          </AnchorButton>
        </chakra.div>
      </SignHero>
      <Section id="what" shaded title="What you get" intro="Use one part, or all three.">
        <FeatureCards features={features} />
      </Section>
      <Section
        id="examples"
        title="Copy and go"
        intro="Put your own key in the place of zk_your_key. A key for the pages of a site is readable by everybody, so it works on the sites that you name only."
      >
        <Examples>
          <Example title="A checkout" text={checkoutExample(place)} />
          <chakra.div display="grid" gap="6">
            <Example title="Look up a code" text={lookUpExample(place)} />
            <Example title="Look up several" text={batchExample(place)} />
            <Example title="Save codes, to be told of changes" text={saveExample(place)} />
          </chakra.div>
          <Example title="A receiver of webhooks" text={receiverExample} />
          <Card padding="md">
            <chakra.h3 fontSize="lg" fontWeight="bold">
              In a strict page
            </chakra.h3>
            <chakra.p mt="2" color="fg.muted">
              The field works under a content security policy that allows our address for scripts and
              connections, and nothing else: no styles, no frames, no cookies.
            </chakra.p>
            <chakra.p mt="3" fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
              script-src {place.origin}; connect-src {place.origin}
            </chakra.p>
            <chakra.p mt="3" color="fg.muted">
              For a program there is a client for Node, browsers and edge runtimes, with types and without
              dependencies: @zarcodes/client.
            </chakra.p>
          </Card>
        </Examples>
      </Section>
      <Section id="limits" shaded title="Limits and promises" intro="The same for everybody.">
        <Card padding="none">
          <Rows>
            {limits.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Rows>
        </Card>
      </Section>
      <Section
        id="problems"
        title="When a call is refused"
        intro="The answer is a problem document (RFC 9457) with a sentence for people and one of these codes."
      >
        <Card padding="none">
          <Rows>
            {problems.map(({ code, status, what }) => (
              <div key={code} id={code}>
                <chakra.dt fontFamily="mono" fontSize="sm">
                  {code} <chakra.span color="fg.muted">{status}</chakra.span>
                </chakra.dt>
                <dd>{what}</dd>
              </div>
            ))}
          </Rows>
        </Card>
        <chakra.p mt="6">
          Something else? <TextLink to="/support">Write to us</TextLink>.
        </chakra.p>
      </Section>
    </div>
  );
}
