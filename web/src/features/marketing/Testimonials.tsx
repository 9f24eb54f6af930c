import { chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Card } from '#web/ui/Card.tsx';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { lg: 'repeat(3, 1fr)' },
    '& > li': { display: 'grid' },
  },
});

const stars = [1, 2, 3, 4, 5] as const;

export interface Testimonial {
  readonly words: string;
  readonly who: string;
  readonly where: string;
}

/** Samples, and marked as such on each card: nobody shall take them for customers. */
export function Testimonials({ samples }: { samples: readonly Testimonial[] }): ReactElement {
  return (
    <Grid>
      {samples.map(({ words, who, where }) => (
        <li key={who}>
          <Card as="figure" display="flex" flexDirection="column" gap="3">
            <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
              <chakra.span
                role="img"
                aria-label={t`5 out of 5 stars`}
                display="flex"
                gap="0.5"
                color="sunDeep"
              >
                {stars.map((star) => (
                  <Star key={star} size={22} fill="currentColor" aria-hidden="true" />
                ))}
              </chakra.span>
              <chakra.span
                px="2"
                borderRadius="sm"
                bg="bg.muted"
                color="fg.muted"
                fontSize="sm"
                fontWeight="semibold"
              >
                {t`Sample`}
              </chakra.span>
            </chakra.div>
            <chakra.blockquote fontSize="lg" flex="1">
              “{words}”
            </chakra.blockquote>
            <chakra.figcaption>
              <chakra.span display="block" fontWeight="bold">
                {who}
              </chakra.span>
              <chakra.span color="fg.muted">{where}</chakra.span>
            </chakra.figcaption>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
