import { MapPinOff, PackageX, PhoneCall, Siren, Tractor, TrendingDown } from 'lucide-react';
import type { Feature } from '#web/ui/FeatureCards.tsx';
import type { Testimonial } from './Testimonials.tsx';

export const farmProblems: readonly Feature[] = [
  {
    icon: MapPinOff,
    title: 'The map ends at the town',
    text: 'Search for the farm, and the pin drops in the middle of the district.',
  },
  {
    icon: PhoneCall,
    title: 'You are the navigation',
    text: 'Every driver phones, usually from a spot where the signal is bad, and you drop what you are doing.',
  },
  {
    icon: PackageX,
    title: 'Parts and feed go back',
    text: '“Address not found”: the courier turns around, and the harvester stands idle for another day.',
  },
  {
    icon: Tractor,
    title: 'Right farm, wrong gate',
    text: 'The truck is at the homestead, the load is at the pack house, nine kilometres further on.',
  },
  {
    icon: Siren,
    title: 'Help has to search',
    text: 'When every minute counts, say seven characters instead of ten sentences. In an emergency, call 112 first.',
  },
  {
    icon: TrendingDown,
    title: 'Buyers give up',
    text: 'Farm stall, guest house or auction: buyers who can’t find you don’t buy.',
  },
];

export function farmSteps(price: string) {
  return [
    {
      title: 'Stand at the gate',
      text: 'Open ZarCodes on your phone and use your location, or put the pin on the map from your kitchen table.',
    },
    {
      title: `Name it and pay ${price}`,
      text: '“Pack house, big trucks”: a name and a hint for the last hundred metres. Paid once, no monthly fees.',
    },
    {
      title: 'Paint it on the gate',
      text: 'Send it on WhatsApp, print it on the order, put it up at the gate. It never changes.',
    },
  ] as const;
}

/** docs/product/public-pages.md#farmers-page: three samples. */
export const farmSamples: readonly Testimonial[] = [
  {
    words:
      'The feed truck used to phone three times. Now I send seven characters and hear the truck at the gate.',
    who: 'Sample: a dairy farmer',
    where: 'Eastern Cape',
  },
  {
    words: 'We made one code for each orchard gate. The pickers’ bus hasn’t gone to the wrong one since.',
    who: 'Sample: a citrus grower',
    where: 'Limpopo',
  },
  {
    words: 'Guests drive straight to the guest house at night. The code on the booking is all they need.',
    who: 'Sample: a farm-stay owner',
    where: 'Northern Cape',
  },
];

export const farmPromises = [
  'One payment per gate, VAT included',
  'Permanent: the code never expires',
  'No subscriptions or monthly fees',
  'Bundles for farms with several gates',
] as const;
