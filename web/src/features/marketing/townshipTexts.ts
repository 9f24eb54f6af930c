import { Bike, HandCoins, MessageCircle, PaintRoller, Store, Users } from 'lucide-react';
import { t } from '#shared/text/t.ts';
import type { Feature } from '#web/ui/FeatureCards.tsx';

export const townshipReasons: readonly Feature[] = [
  {
    icon: Bike,
    title: t`Deliveries up to 30% faster`,
    text: t`The scooter comes to your door, not to the corner where everyone gets lost.`,
  },
  {
    icon: Users,
    title: t`New customers find you`,
    text: t`Not only those who already know where the pink container stands.`,
  },
  {
    icon: Store,
    title: t`Suppliers deliver to you`,
    text: t`Stock comes to the shop instead of you fetching it from the main road.`,
  },
  {
    icon: MessageCircle,
    title: t`Made for WhatsApp`,
    text: t`One message has the code, the map and the directions. It opens without an app and needs little data.`,
  },
  {
    icon: PaintRoller,
    title: t`Paint it on the wall`,
    text: t`Short enough to read from a taxi. Yours for good, so you never have to repaint it.`,
  },
  {
    icon: HandCoins,
    title: t`One price, no contract`,
    text: t`Pay once. No subscription, no monthly fee, nothing to cancel.`,
  },
];

export function townshipSteps(price: string) {
  return [
    {
      title: t`Pin your spot`,
      text: t`Stand at your door, open ZarCodes and use your location. Move the pin until it is exact.`,
    },
    {
      title: t`Pay ${price}, once`,
      text: t`You get the code at once, with a page of its own: map, directions, WhatsApp and Waze.`,
    },
    {
      title: t`Tell everyone`,
      text: t`Status, flyer, wall, voice note. Anyone with the code can find you.`,
    },
  ] as const;
}
