import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { CodeSuggestion } from '#shared/contract/errors.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { t } from '#shared/text/t.ts';
import { CodePlate } from './CodePlate.tsx';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    width: 'full',
    textAlign: 'start',
    '& a': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      minH: 'touch',
      px: '4',
      py: '2.5',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'lg',
      bg: 'bg.panel',
      overflowWrap: 'anywhere',
      _hover: { bg: 'primary.subtle' },
    },
  },
});

interface DidYouMeanProps {
  codes: readonly CodeSuggestion[];
}

/** Existing codes that explain a mistyped one, each a link to its page. */
export function DidYouMean({ codes }: DidYouMeanProps): ReactElement | null {
  if (codes.length === 0) return null;
  return (
    <chakra.div display="grid" gap="2" width="full" maxW="md" justifyItems="center">
      <chakra.p fontWeight="bold">{t`Did you mean …?`}</chakra.p>
      <List>
        {codes.map(({ zarcode, city, province }) => (
          <li key={zarcode}>
            <Link to="/zarcodes/$code" params={{ code: zarcode }}>
              <CodePlate code={zarcode} size="sm" />
              <span>{placeLine(city, province)}</span>
            </Link>
          </li>
        ))}
      </List>
    </chakra.div>
  );
}
