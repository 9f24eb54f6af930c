import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { t } from '#shared/text/t.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { documentTitle } from '#web/brand/documentTitle.ts';
import { Head } from '#web/brand/Head.tsx';
import type { PublicPage } from '#web/text/publicPage.ts';
import { Card } from '#web/ui/Card.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { scriptOnly, WithoutScript } from '#web/ui/WithoutScript.tsx';

const Area = chakra('div', {
  base: {
    mx: 'auto',
    width: 'full',
    maxW: 'lg',
    px: '4',
    py: { base: '6', md: '12' },
    display: 'grid',
    gap: '5',
  },
});

// Each link has a thumb's height to itself.
const Ways = chakra('div', {
  base: { textAlign: 'center', '& > p': { lineHeight: 'var(--chakra-sizes-touch)' } },
});

interface AuthPageProps {
  page: PublicPage;
  /** The heading of what the page shows now. */
  title: string;
  intro: ReactNode;
  children: ReactNode;
  /** Under the card: the other way in. */
  below: ReactNode;
}

/** The frame of login and register, and of a forgotten password. */
export function AuthPage({ page, title, intro, children, below }: AuthPageProps): ReactElement {
  return (
    <Area>
      <chakra.div display="grid" gap="3" justifyItems="start">
        <CodePlate code="7PT-FLHV" size="sm" />
        <PageHeading title={title} />
        <chakra.p color="fg.muted" css={{ '&, & strong': { overflowWrap: 'anywhere' } }}>
          {intro}
        </chakra.p>
      </chakra.div>
      <Card>
        <WithoutScript text={t`This form needs JavaScript. Please switch it on, or use another browser.`} />
        <div {...scriptOnly}>{children}</div>
      </Card>
      <Ways>
        {below === null ? null : <p>{below}</p>}
        <p>
          <TextLink to="/">{t`Back to home`}</TextLink>
        </p>
      </Ways>
      <Head page={{ ...page, title: documentTitle(title) }} />
    </Area>
  );
}
