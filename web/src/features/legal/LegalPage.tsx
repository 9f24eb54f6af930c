import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { LegalText } from '#web/text/legal.ts';
import type { PublicPage } from '#web/text/pages.ts';
import { Head } from '#web/ui/Head.tsx';
import { LegalSections, sectionId } from '#web/ui/LegalSections.tsx';
import { Page } from '#web/ui/Page.tsx';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 46rem)' },
    alignItems: 'start',
  },
});

const Contents = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    top: '24',
    p: { base: '4', lg: '0' },
    borderRadius: 'lg',
    bg: { base: 'bg.muted', lg: 'transparent' },
    '& a': {
      display: 'flex',
      gap: '2',
      alignItems: 'center',
      minH: { base: 'touch', lg: '9' },
      lineHeight: 'snug',
      borderRadius: 'sm',
      color: 'primary',
      fontWeight: 'semibold',
      fontSize: 'sm',
      _hover: { textDecoration: 'underline' },
    },
  },
});

interface LegalPageProps {
  title: string;
  text: LegalText;
  page: PublicPage;
}

/** A legal document with its table of contents. */
export function LegalPage({ title, text, page }: LegalPageProps): ReactElement {
  return (
    <>
      <Page title={title} intro={`Last updated: ${text.updated}`}>
        <chakra.p mb="8" maxW="3xl" fontSize="lg">
          {text.intro}
        </chakra.p>
        <Layout>
          <Contents aria-label="Contents">
            <ol>
              {text.sections.map((section, index) => (
                <li key={section.title}>
                  <a href={`#${sectionId(index)}`}>
                    {index + 1}. {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </Contents>
          <LegalSections sections={text.sections} heading="h2" />
        </Layout>
      </Page>
      <Head page={page} />
    </>
  );
}
