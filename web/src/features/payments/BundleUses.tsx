import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import type { BundleWithUses } from '#shared/contract/bundles.ts';
import { t } from '#shared/text/t.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

const List = chakra('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '6rem minmax(0, 1fr)', sm: '7rem minmax(0, 1fr) auto' },
      columnGap: '4',
      alignItems: 'baseline',
      py: '2',
      borderTopWidth: '1px',
    },
    '& time': { color: 'fg.muted', fontSize: 'sm', gridColumn: { base: '2', sm: 'auto' } },
  },
});

/** The others of a large bundle are shown when they are wanted. */
const shownAtFirst = 10;

/** The codes that were made from a bundle. One that was deleted leads nowhere. */
export function BundleUses({ uses }: Pick<BundleWithUses, 'uses'>): ReactElement {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <List aria-label={t`Made from it`}>
        {uses.slice(0, showsAll ? uses.length : shownAtFirst).map(({ zarcode, title, at }) => {
          const code = shownCode(zarcode);
          return (
            <li key={zarcode}>
              {title === undefined ? (
                <chakra.s color="fg.muted">{code}</chakra.s>
              ) : (
                <TextLink to="/zarcodes/$code" params={{ code }}>
                  {code}
                </TextLink>
              )}
              <chakra.span overflowWrap="anywhere">{title ?? t`Deleted`}</chakra.span>
              <DateText at={at} />
            </li>
          );
        })}
      </List>
      {showsAll || uses.length <= shownAtFirst ? null : (
        <Button variant="ghost" size="sm" justifySelf="start" onClick={() => setShowsAll(true)}>
          {t`Show all ${uses.length}`}
        </Button>
      )}
    </>
  );
}
