import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { bundleSizes, formatRand } from '#shared/domain/money.ts';
import { t } from '#shared/text/t.ts';
import { type Choice, priceOf, savingOf } from './order.ts';

const Group = chakra('fieldset', { base: { display: 'grid', gap: '3', minW: 0 } });

const Option = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4',
    px: '4',
    py: '3',
    minH: '16',
    bg: 'bg.panel',
    borderWidth: '2px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'primary', bg: 'primary.subtle' },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& input': { width: '5', height: '5', accentColor: 'var(--chakra-colors-primary)', outline: 'none' },
  },
});

interface OrderChoicesProps {
  choice: Choice;
  onChoice: (choice: Choice) => void;
  priceCents: number;
  withCode: boolean;
}

export function OrderChoices({ choice, onChoice, priceCents, withCode }: OrderChoicesProps): ReactElement {
  const line = (value: Choice, title: string, note: ReactNode) => (
    <Option key={value}>
      <input type="radio" name="order" checked={choice === value} onChange={() => onChoice(value)} />
      <span>
        <chakra.span display="block" fontWeight="bold">
          {title}
        </chakra.span>
        <chakra.span display="block" fontSize="sm" color="fg.muted">
          {note}
        </chakra.span>
      </span>
      <chakra.span fontWeight="bold" fontSize="lg" fontVariantNumeric="tabular-nums">
        {formatRand(priceOf(value, priceCents))}
      </chakra.span>
    </Option>
  );
  return (
    <Group>
      <chakra.legend fontWeight="bold" fontSize="lg" mb="3">
        {t`What would you like to buy?`}
      </chakra.legend>
      {withCode ? line('code', t`This ZarCode`, t`One code, permanent`) : null}
      {bundleSizes.map((size) =>
        line(
          size,
          t`Bundle of ${size}`,
          <>
            {withCode
              ? t`This code and ${size - 1} more to use any time.`
              : t`${size} codes to use any time.`}{' '}
            <chakra.strong color="fg.success">
              {t`Save ${formatRand(savingOf(size, priceCents))}`}
            </chakra.strong>
          </>,
        ),
      )}
    </Group>
  );
}
