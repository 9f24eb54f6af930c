import { MapPinOff, PackageX, PhoneCall, Siren, Tractor, TrendingDown } from 'lucide-react';
import { t } from '#shared/text/t.ts';
import type { Feature } from '#web/ui/FeatureCards.tsx';
import type { Testimonial } from './Testimonials.tsx';

export const farmProblems: readonly Feature[] = [
  {
    icon: MapPinOff,
    title: t`The map ends at the town`,
    text: t`Search for the farm, and the pin drops in the middle of the district.`,
  },
  {
    icon: PhoneCall,
    title: t`You are the navigation`,
    text: t`Every driver phones, usually from a spot where the signal is bad, and you drop what you are doing.`,
  },
  {
    icon: PackageX,
    title: t`Parts and feed go back`,
    text: t`“Address not found”: the courier turns around, and the harvester stands idle for another day.`,
  },
  {
    icon: Tractor,
    title: t`Right farm, wrong gate`,
    text: t`The truck is at the homestead, the load is at the pack house, nine kilometres further on.`,
  },
  {
    icon: Siren,
    title: t`Help has to search`,
    text: t`When every minute counts, say seven characters instead of ten sentences. In an emergency, call 112 first.`,
  },
  {
    icon: TrendingDown,
    title: t`Buyers give up`,
    text: t`Farm stall, guest house or auction: buyers who can’t find you don’t buy.`,
  },
];

export function farmSteps(price: string) {
  return [
    {
      title: t`Stand at the gate`,
      text: t`Open ZarCodes on your phone and use your location, or put the pin on the map from your kitchen table.`,
    },
    {
      title: t`Name it and pay ${price}`,
      text: t`“Pack house, big trucks”: a name and a hint for the last hundred metres. Paid once, no monthly fees.`,
    },
    {
      title: t`Paint it on the gate`,
      text: t`Send it on WhatsApp, print it on the order, put it up at the gate. It never changes.`,
    },
  ] as const;
}

/** docs/product/public-pages.md#farmers-page: three samples. */
export const farmSamples: readonly Testimonial[] = [
  {
    words: t`The feed truck used to phone three times. Now I send seven characters and hear the truck at the gate.`,
    who: t`Sample: a dairy farmer`,
    where: t`Eastern Cape`,
  },
  {
    words: t`We made one code for each orchard gate. The pickers’ bus hasn’t gone to the wrong one since.`,
    who: t`Sample: a citrus grower`,
    where: 'Limpopo',
  },
  {
    words: t`Guests drive straight to the guest house at night. The code on the booking is all they need.`,
    who: t`Sample: a farm-stay owner`,
    where: t`Northern Cape`,
  },
];

export const farmPromises = [
  t`One payment per gate, VAT included`,
  t`Permanent: the code never expires`,
  t`No subscriptions or monthly fees`,
  t`Bundles for farms with several gates`,
] as const;
