import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { ContactFormCard } from './ContactFormCard.tsx';
import { ContactNote, ContactWays } from './ContactWays.tsx';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    alignItems: 'start',
  },
});

/** The contact form, and the ways around it. */
export function ContactPanel(): ReactElement {
  return (
    <Layout>
      <ContactFormCard />
      <div>
        <ContactWays />
        <ContactNote />
      </div>
    </Layout>
  );
}
