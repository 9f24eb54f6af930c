import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { type BundleSize, isLargeBundle, largeBundleSizes } from '#shared/domain/bundles.ts';
import { bundleSizes, formatRand } from '#shared/domain/money.ts';
import { t } from '#shared/text/t.ts';
import { type Choice, type PriceList, priceOf, savingOf } from './order.ts';

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

const Summary = chakra('summary', {
  base: { cursor: 'pointer', fontWeight: 'semibold', minH: 'touch', alignContent: 'center' },
});

interface OrderChoicesProps {
  choice: Choice;
  onChoice: (choice: Choice) => void;
  prices: PriceList;
  withCode: boolean;
}

export function OrderChoices({ choice, onChoice, prices, withCode }: OrderChoicesProps): ReactElement {
  // Who comes back for one of these finds it; it is not closed again when they choose another.
  const [isOpen] = useState(choice !== 'code' && isLargeBundle(choice));
  const line = (value: Choice, title: string, note: ReactNode) => {
    const cents = priceOf(value, prices);
    return (
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
          {cents === null ? '…' : formatRand(cents)}
        </chakra.span>
      </Option>
    );
  };
  const bundle = (size: BundleSize) => {
    const saving = savingOf(size, prices);
    return line(
      size,
      t`Bundle of ${size}`,
      <>
        {withCode ? t`This code and ${size - 1} more to use any time.` : t`${size} codes to use any time.`}{' '}
        {saving === 0 ? null : (
          <chakra.strong color="fg.success">{t`Save ${formatRand(saving)}`}</chakra.strong>
        )}
      </>,
    );
  };
  return (
    <Group>
      <chakra.legend fontWeight="bold" fontSize="lg" mb="3">
        {t`What would you like to buy?`}
      </chakra.legend>
      {withCode ? line('code', t`This ZarCode`, t`One code, permanent`) : null}
      {bundleSizes.map(bundle)}
      <details open={isOpen}>
        <Summary>{t`For organisations: bundles of 50, 100 and 500`}</Summary>
        <chakra.div display="grid" gap="3" mt="1">
          <chakra.p color="fg.muted" fontSize="sm">
            {t`To code a whole village: each ZarCode can be handed on to the person who lives there. Prices include VAT.`}
          </chakra.p>
          {largeBundleSizes.map(bundle)}
        </chakra.div>
      </details>
    </Group>
  );
}
