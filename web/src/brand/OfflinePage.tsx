import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { lastSeenCodes } from '#web/storage/lastSeen.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page, PageContainer } from '#web/ui/Page.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { CodePlate } from './CodePlate.tsx';

const Row = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      minH: 'touch',
      px: '4',
      py: '2.5',
      borderWidth: '1px',
      borderRadius: 'lg',
      bg: 'bg.panel',
      overflowWrap: 'anywhere',
      _hover: { bg: 'bg.muted' },
    },
  }),
);

const reload = () => window.location.reload();

/** Stands for a page that needs a connection, and lists what needs none. Nothing can be typed here. */
export function OfflinePage({ children }: { children?: ReactNode }): ReactElement {
  const [codes] = useState(lastSeenCodes);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <PageContainer width="narrow">
      <Page title={t`You're offline`} hideHeading>
        <EmptyState
          title={t`You're offline`}
          action={
            <chakra.div display="grid" gap="3">
              <Button onClick={reload}>{t`Try again`}</Button>
              {children}
            </chakra.div>
          }
        >
          {t`This page opens when you're connected again.`}
        </EmptyState>
        {codes.length === 0 ? null : (
          <chakra.section aria-labelledby="seen-codes">
            <SectionTitle id="seen-codes" mb="3">
              {t`ZarCodes you can open now`}
            </SectionTitle>
            <chakra.ul display="grid" gap="2" listStyle="none">
              {codes.map(({ code, title }) => (
                <li key={code}>
                  <Row to="/$segment" params={{ segment: code }}>
                    <CodePlate code={code} size="sm" />
                    {title}
                  </Row>
                </li>
              ))}
            </chakra.ul>
          </chakra.section>
        )}
      </Page>
    </PageContainer>
  );
}
