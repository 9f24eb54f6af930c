import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { publicPages } from '#web/text/pages.ts';
import { Card } from '#web/ui/Card.tsx';
import { Head } from '#web/ui/Head.tsx';
import { Page } from '#web/ui/Page.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { ContactFormCard } from './ContactFormCard.tsx';
import { ContactNote, ContactWays } from './ContactWays.tsx';
import { Questions } from './Questions.tsx';

export function Support(): ReactElement {
  return (
    <>
      <Page title="Support" intro="Phone, write, or send a WhatsApp. Most answers are also just below.">
        <chakra.div display="grid" gap={{ base: '8', md: '12' }}>
          <Card padding="sm" px={{ base: '5', md: '6' }}>
            <ContactWays inRow />
          </Card>
          <section aria-labelledby="questions">
            <SectionTitle id="questions" mb="4">
              Common questions
            </SectionTitle>
            <Questions />
          </section>
          <section aria-labelledby="write">
            <SectionTitle id="write" mb="4">
              Write to us
            </SectionTitle>
            <chakra.div maxW="3xl">
              <ContactFormCard />
              <ContactNote />
            </chakra.div>
          </section>
        </chakra.div>
      </Page>
      <Head page={publicPages.support} />
    </>
  );
}
