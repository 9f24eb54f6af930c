import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Head } from '#web/brand/Head.tsx';
import { LegalSections, lastUpdated, sectionId } from '#web/brand/LegalSections.tsx';
import type { LegalText } from '#web/text/legal.ts';
import type { PublicPage } from '#web/text/publicPage.ts';
import { Page } from '#web/ui/Page.tsx';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '12' },
    // Lines of about 85 letters at most.
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 42rem)' },
    alignItems: 'start',
    '@media print': { display: 'block' },
  },
});

// A phone shows the text at once and opens the list on demand; a wide screen has room for both.
const Contents = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    top: '24',
    borderRadius: 'lg',
    bg: { base: 'bg.muted', lg: 'transparent' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minH: '12',
      px: { base: '4', lg: '0' },
      fontWeight: 'bold',
      cursor: 'pointer',
      listStyle: 'none',
      borderRadius: 'lg',
      '&::-webkit-details-marker': { display: 'none' },
      '& svg': { color: 'primary' },
    },
    '& [open] > summary svg': { transform: 'rotate(180deg)' },
    '& ol': { px: { base: '4', lg: '0' }, pb: { base: '3', lg: '0' } },
    '& a': {
      display: 'grid',
      gridTemplateColumns: '1.75em 1fr',
      alignContent: 'center',
      minH: { base: 'touch', lg: '9' },
      py: '1.5',
      lineHeight: 'snug',
      borderRadius: 'sm',
      color: 'primary',
      fontWeight: 'semibold',
      fontSize: 'sm',
      _hover: { textDecoration: 'underline' },
    },
    // Where the browser cannot hold it open, it opens as on a phone.
    '@supports selector(::details-content)': {
      '& details::details-content': { contentVisibility: { lg: 'visible' } },
      '& summary': { display: { lg: 'none' } },
    },
    '@media print': { display: 'none' },
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
      <Page title={title} intro={lastUpdated(text)}>
        <chakra.p mb="8" maxW="3xl" fontSize="lg" lang="en">
          {text.intro}
        </chakra.p>
        <Layout>
          <Contents aria-label={t`Contents`}>
            <details>
              <summary>
                {t`Contents`}
                <ChevronDown size={22} aria-hidden="true" />
              </summary>
              <ol lang="en">
                {text.sections.map((section, index) => (
                  <li key={section.title}>
                    <a href={`#${sectionId(index)}`}>
                      <span>{`${index + 1}.`}</span>
                      <span>{section.title}</span>
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          </Contents>
          <div>
            <LegalSections sections={text.sections} heading="h2" />
            {text.credits === undefined ? null : (
              <chakra.p mt="10" pt="4" borderTopWidth="1px" fontSize="sm" color="fg.muted" lang="en">
                {text.credits}
              </chakra.p>
            )}
          </div>
        </Layout>
      </Page>
      <Head page={page} />
    </>
  );
}
