import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
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
            {[one, other].map((code) => (
              <CodeLink key={code.id} code={code} />
            ))}
          </li>
        ))}
      </Rows>
      <MoreRows left={pairs.length - shown} onMore={() => setShown(shown + step)} />
    </>
  );
}

interface CodesProps<C extends ZarCodeCard> {
  codes: readonly C[];
  /** What is behind each. */
  note?: ((code: C) => string) | undefined;
}

export function Codes<C extends ZarCodeCard>({ codes, note }: CodesProps<C>): ReactElement {
  const [shown, setShown] = useState(step);
  return (
    <>
      <Rows>
        {codes.slice(0, shown).map((code) => (
          <li key={code.id}>
            <CodeLink code={code} />
            {note === undefined ? null : <span>{note(code)}</span>}
          </li>
        ))}
      </Rows>
      <MoreRows left={codes.length - shown} onMore={() => setShown(shown + step)} />
    </>
  );
}

function CodeLink({ code: { zarcode, title } }: { code: ZarCodeCard }): ReactElement {
  return (
    <chakra.span flex="1 1 12rem" minW="0" overflowWrap="anywhere">
      <TextLink to="/creator/edit-zarcode/$code" params={{ code: shownCode(zarcode) }}>
        {shownCode(zarcode)}
      </TextLink>{' '}
      {title}
    </chakra.span>
  );
}

export interface Counted {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

export function Bars({ rows }: { rows: readonly Counted[] }): ReactElement {
  const [shown, setShown] = useState(step);
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <>
      <Rows>
        {rows.slice(0, shown).map(({ id, label, count }) => (
          <li key={id}>
            <chakra.span flex="1 1 7rem" minW="0" overflowWrap="anywhere">
              {label}
            </chakra.span>
            <chakra.span flex="1 1 6rem" aria-hidden="true">
              <Bar style={{ width: `${(100 * count) / most}%` }} />
            </chakra.span>
            <chakra.strong minW="3rem" textAlign="end" fontVariantNumeric="tabular-nums">
              {count}
            </chakra.strong>
          </li>
        ))}
      </Rows>
      <MoreRows left={rows.length - shown} onMore={() => setShown(shown + step)} />
    </>
  );
}
