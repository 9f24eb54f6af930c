import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { shownDay } from '#shared/domain/time.ts';
import { t } from '#shared/text/t.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import type { Pair } from './project.ts';

const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      rowGap: '1',
      py: '2',
      alignItems: 'center',
    },
    '& > li + li': { borderTopWidth: '1px' },
  },
});

const Bar = chakra('span', { base: { display: 'block', height: '3', borderRadius: 'full', bg: 'primary' } });

/** How many rows are listed first, and with each press. */
const step = 20;

function MoreRows({ left, onMore }: { left: number; onMore: () => void }): ReactElement | null {
  if (left <= 0) return null;
  return (
    <Button variant="outline" size="sm" mt="3" onClick={onMore}>
      {t`Show ${Math.min(step, left)} more of ${left}`}
    </Button>
  );
}

export function Pairs({ pairs }: { pairs: readonly Pair<ZarCodeCard>[] }): ReactElement {
  const [shown, setShown] = useState(step);
  return (
    <>
      <Rows>
        {pairs.slice(0, shown).map(({ one, other, metres }) => (
          <li key={`${one.id} ${other.id}`}>
            <chakra.span
              minW="3rem"
              fontVariantNumeric="tabular-nums"
            >{t`${Math.round(metres)} m`}</chakra.span>
            {[one, other].map(({ id, zarcode, title }) => (
              <chakra.span key={id} flex="1 1 12rem" minW="0" overflowWrap="anywhere">
                <TextLink to="/creator/edit-zarcode/$code" params={{ code: shownCode(zarcode) }}>
                  {shownCode(zarcode)}
                </TextLink>{' '}
                {title}
              </chakra.span>
            ))}
          </li>
        ))}
      </Rows>
      <MoreRows left={pairs.length - shown} onMore={() => setShown(shown + step)} />
    </>
  );
}

export function Days({ days }: { days: readonly (readonly [day: string, count: number])[] }): ReactElement {
  const [shown, setShown] = useState(step);
  const most = Math.max(...days.map(([, count]) => count));
  return (
    <>
      <Rows>
        {days.slice(0, shown).map(([day, count]) => (
          <li key={day}>
            <chakra.span minW="7rem">{shownDay(`${day}T12:00:00+02:00`)}</chakra.span>
            <chakra.span flex="1 1 6rem" aria-hidden="true">
              <Bar style={{ width: `${(100 * count) / most}%` }} />
            </chakra.span>
            <chakra.strong minW="3rem" textAlign="end" fontVariantNumeric="tabular-nums">
              {count}
            </chakra.strong>
          </li>
        ))}
      </Rows>
      <MoreRows left={days.length - shown} onMore={() => setShown(shown + step)} />
    </>
  );
}
