import { Bike, HandCoins, MessageCircle, PaintRoller, Store, Users } from 'lucide-react';
import type { Feature } from '#web/ui/FeatureCards.tsx';

export const townshipReasons: readonly Feature[] = [
  {
    icon: Bike,
    title: 'Deliveries up to 30% faster',
    text: 'The scooter comes to your door, not to the corner where everyone gets lost.',
  },
  {
    icon: Users,
    title: 'New customers find you',
    text: 'Not only those who already know where the pink container stands.',
  },
  {
    icon: Store,
    title: 'Suppliers deliver to you',
    text: 'Stock comes to the shop instead of you fetching it from the main road.',
  },
  {
    icon: MessageCircle,
    title: 'Made for WhatsApp',
    text: 'One message has the code, the map and the directions. It opens without an app and needs little data.',
  },
  {
    icon: PaintRoller,
    title: 'Paint it on the wall',
    text: 'Short enough to read from a taxi. Yours for good, so you never have to repaint it.',
  },
  {
    icon: HandCoins,
    title: 'One price, no contract',
    text: 'Pay once. No subscription, no monthly fee, nothing to cancel.',
  },
];

export function townshipSteps(price: string) {
  return [
    {
      title: 'Pin your spot',
      text: 'Stand at your door, open ZarCodes and use your location. Move the pin until it is exact.',
    },
    {
      title: `Pay ${price}, once`,
      text: 'You get the code at once, with a page of its own: map, directions, WhatsApp and Waze.',
    },
    {
      title: 'Tell everyone',
      text: 'Status, flyer, wall, voice note. Anyone with the code can find you.',
    },
  ] as const;
}
