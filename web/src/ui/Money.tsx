import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { formatRand } from '#shared/domain/money.ts';

/** R19.00 */
export function Money({ cents }: { cents: number }): ReactElement {
  return (
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {formatRand(cents)}
    </chakra.span>
  );
}
