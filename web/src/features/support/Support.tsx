import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { publicPages } from '#web/text/pages.ts';
import { Head } from '#web/ui/Head.tsx';
import { Page } from '#web/ui/Page.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { ContactPanel } from './ContactPanel.tsx';
import { Questions } from './Questions.tsx';

export function Support(): ReactElement {
  return (
    <>
      <Page title="Support" intro="Most answers are below. If yours is not, write, phone or send a WhatsApp.">
        <chakra.div display="grid" gap={{ base: '8', md: '12' }}>
          <section aria-labelledby="questions">
            <SectionTitle id="questions" mb="4">
              Common questions
            </SectionTitle>
            <Questions />
          </section>
          <section aria-labelledby="write">
            <SectionTitle id="write" mb="4">
              Contact us
            </SectionTitle>
            <ContactPanel />
          </section>
        </chakra.div>
      </Page>
      <Head page={publicPages.support} />
    </>
  );
}
