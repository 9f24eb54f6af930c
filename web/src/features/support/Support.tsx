import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Head } from '#web/brand/Head.tsx';
import { supportPage } from '#web/text/pages/supportPage.ts';
import { Card } from '#web/ui/Card.tsx';
import { Page } from '#web/ui/Page.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { ContactFormCard } from './ContactFormCard.tsx';
import { ContactNote, ContactWays } from './ContactWays.tsx';
import { Questions } from './Questions.tsx';

// On a wide screen the ways to reach us stay beside what one reads.
const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
    alignItems: 'start',
  },
});

const Beside = chakra('div', {
  base: {
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / span 2' },
    position: { lg: 'sticky' },
    top: '24',
  },
});

export function Support(): ReactElement {
  return (
    <>
      <Page title={t`Support`} intro={t`Phone us, email us or send a WhatsApp. Most answers are just below.`}>
        <Layout>
          <Beside>
            <Card padding="md">
              <ContactWays />
              <ContactNote />
            </Card>
          </Beside>
          <section aria-labelledby="questions">
            <SectionTitle id="questions" mb="4">
              {t`Common questions`}
            </SectionTitle>
            <Questions />
          </section>
          <section aria-labelledby="write">
            <SectionTitle id="write" mb="4">
              {t`Write to us`}
            </SectionTitle>
            <ContactFormCard />
          </section>
        </Layout>
      </Page>
      <Head page={supportPage} />
    </>
  );
}
