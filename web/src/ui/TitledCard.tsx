import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { cardRecipe } from '#web/theme/recipes/card.ts';
import { SectionTitle } from './SectionTitle.ts';

const Section = chakra('section', cardRecipe);

const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    '&:not(:last-child)': { mb: '4' },
  },
});

interface TitledCardProps {
  title: string;
  intro?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A part of a page that stands for itself. Screen readers list it by its title. */
export function TitledCard({ title, intro, action, children }: TitledCardProps): ReactElement {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Top>
        <chakra.div flex="1" minW="min(14rem, 100%)">
          <SectionTitle id={id}>{title}</SectionTitle>
          {intro === undefined ? null : (
            <chakra.p mt="1" color="fg.muted">
              {intro}
            </chakra.p>
          )}
        </chakra.div>
        {action}
      </Top>
      {children}
    </Section>
  );
}

/** Cards below one another. */
export const CardStack = chakra('div', {
  // No wider than the page, however long a name or an address is.
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '5', md: '6' } },
});
