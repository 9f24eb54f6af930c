import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { ArrowRight, Store, Tractor, Truck } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { cardRecipe } from '#web/theme/recipes/card.ts';

const Grid = chakra('nav', {
  base: {
    mt: { base: '8', lg: '12' },
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { lg: '1fr 1fr 1fr' },
  },
});

const CardLink = createLink(chakra('a', cardRecipe));

const audiences = [
  { icon: Store, to: '/township', title: t`In a township?`, text: t`Put your business on the map` },
  { icon: Tractor, to: '/farmers', title: t`On a farm?`, text: t`Every gate, found the first time` },
  { icon: Truck, to: '/run', title: t`Driving?`, text: t`Sixty stops, sorted, without a connection` },
] as const;

/** Links to the pages for townships, farms and drivers (docs/product/public-pages.md#landing-page). */
export function Audiences(): ReactElement {
  return (
    <Grid aria-label={t`For your kind of place`}>
      {audiences.map(({ icon: Icon, to, title, text }) => (
        <CardLink
          key={to}
          to={to}
          display="flex"
          alignItems="center"
          gap="4"
          color="primary"
          _hover={{ borderColor: 'primary', bg: 'primary.subtle' }}
        >
          <chakra.span flexShrink={0}>
            <Icon size={28} aria-hidden="true" />
          </chakra.span>
          <chakra.span flex="1" lineHeight="snug">
            <chakra.span display="block" color="fg.muted" fontSize="sm">
              {title}
            </chakra.span>
            <chakra.span display="block" color="fg" fontWeight="bold" fontSize="lg" textWrap="balance">
              {text}
            </chakra.span>
          </chakra.span>
          <ArrowRight size={22} aria-hidden="true" />
        </CardLink>
      ))}
    </Grid>
  );
}
