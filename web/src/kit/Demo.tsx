import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

const Title = chakra('h3', { base: { fontSize: 'lg', fontWeight: 'bold', mb: '4' } });

interface DemoProps {
  /** The anchor: `/kit#badge`. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One part of the kit in its states. */
export function Demo({ id, title, children }: DemoProps): ReactElement {
  return (
    <chakra.section aria-labelledby={id} minW="0" mb="10">
      <Title id={id}>
        <a href={`#${id}`}>{title}</a>
      </Title>
      {children}
    </chakra.section>
  );
}

/** States beside one another. */
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', '& + &': { mt: '4' } },
});
