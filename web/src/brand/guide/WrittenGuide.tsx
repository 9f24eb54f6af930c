import { chakra } from '@chakra-ui/react';
import { memo, type ReactElement } from 'react';
import { t } from '#shared/text/t.ts';

const Section = chakra('section', {
  base: {
    width: 'full',
    p: '4',
    borderRadius: 'xl',
    borderWidth: '1px',
    bg: 'bg.panel',
    // Room for the photo beside the heading and the steps.
    '&::after': { content: '""', display: 'block', clear: 'both' },
    '& h2': { fontSize: 'lg', fontWeight: 'bold', mb: '2' },
    '& a': { color: 'fg.link', textDecoration: 'underline' },
    '& > a': { float: 'right', ml: '3', mb: '2' },
    '& img': { width: '7rem', height: '5.25rem', objectFit: 'cover', borderRadius: 'md' },
    // Where data is dear only who taps it gets it: an image that is not displayed is not fetched.
    'html[data-saving] &': {
      '& img': { display: 'none' },
      '& > a::after': { content: '"Photo of the gate"' },
    },
    '& ol': { listStyle: 'none', counterReset: 'step', display: 'grid', gap: '2' },
    '& ol > li': { display: 'flex', gap: '2.5', counterIncrement: 'step', overflowWrap: 'anywhere' },
    '& ol > li::before': {
      content: 'counter(step)',
      flexShrink: 0,
      width: '1.6em',
      height: '1.6em',
      borderRadius: 'full',
      bg: 'bg.sun',
      color: 'fg.onSun',
      fontWeight: 'bold',
      textAlign: 'center',
      lineHeight: '1.6em',
    },
    '& > p': { mt: '3', overflowWrap: 'anywhere' },
    '& > p > a': { display: 'inline-block', py: '2' },
    '& ul': { listStyle: 'none', mt: '3', clear: 'both' },
    '& ul > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2.5',
      py: '1',
      borderTopWidth: '1px',
      scrollMarginTop: '6rem',
    },
    '& ul > li > span': { flex: '1', minW: '8rem', overflowWrap: 'anywhere' },
    '& ul a': { py: '2' },
    '& ul a span': { srOnly: true },
    // What the address says: 7PT-FLHV/GATE.
    '& li[aria-current], & li:target': {
      bg: 'bg.sun',
      color: 'fg.onSun',
      px: '2',
      mx: '-2',
      borderRadius: 'md',
    },
    '& li[aria-current] a, & li:target a': { color: 'inherit' },
  },
});

/** The HTML of guideHtml.ts, with its look. Memoized, because React writes the HTML again with each object, without its mark. */
export const WrittenGuide = memo(function WrittenGuide({ html }: { html: string }): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: guideHtml.ts escapes it.
  return <Section aria-label={t`How to get there`} dangerouslySetInnerHTML={{ __html: html }} />;
});
