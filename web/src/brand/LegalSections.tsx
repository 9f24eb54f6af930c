import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { language } from '#shared/text/currentLanguage.ts';
import { languages } from '#shared/text/languages.ts';
import { t } from '#shared/text/t.ts';
import type { LegalSection, LegalText } from '#web/text/legal.ts';
import { rich } from '#web/text/rich.tsx';
import { AutoLink } from '#web/ui/AutoLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';

const Text = chakra('div', {
  base: {
    display: 'grid',
    // Never wider than the page, however long an address is.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8',
    '& p + p, & p + ul, & ul + p': { mt: '3' },
    '& ul': { display: 'grid', gap: '2', ps: '5', listStyle: 'disc' },
    '& li::marker': { color: 'primary' },
    '& a': {
      color: 'primary',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      overflowWrap: 'anywhere',
    },
    '& a:hover': { textDecorationThickness: '2px' },
    '& section': { breakInside: 'avoid' },
  },
  variants: {
    dense: { true: { gap: '5' } },
  },
});

interface LegalSectionsProps {
  sections: readonly LegalSection[];
  /** Their headings: h2 on a page, h3 below a dialog's title. */
  heading: 'h2' | 'h3';
  /** For a dialog. */
  dense?: boolean;
}

/** The anchor of a section, for a table of contents. */
export function sectionId(index: number): string {
  return `section-${index + 1}`;
}

/** Of the English text, so the day is written as there. */
export const lastUpdated = ({ updated }: LegalText): ReactNode =>
  rich(t`Last updated: <day/>`, { day: () => <span lang="en">{updated}</span> });

export function LegalSections({ sections, heading, dense = false }: LegalSectionsProps): ReactElement {
  return (
    <Text dense={dense} lang="en">
      {language() === languages[0] ? null : (
        <div lang={language()}>
          <Notice>{t`The English text applies.`}</Notice>
        </div>
      )}
      {sections.map((section, index) => (
        <section key={section.title} id={sectionId(index)}>
          <chakra.h2
            as={heading}
            fontSize={dense ? 'md' : 'xl'}
            fontWeight="bold"
            lineHeight="snug"
            mb={dense ? '1' : '3'}
          >
            {index + 1}. {section.title}
          </chakra.h2>
          {section.body.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>
                <AutoLink text={part} />
              </p>
            ) : (
              <ul key={part.join()}>
                {part.map((item) => (
                  <li key={item}>
                    <AutoLink text={item} />
                  </li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </Text>
  );
}
