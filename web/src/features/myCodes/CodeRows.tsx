import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { placeLine } from '#shared/domain/placeLine.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { RowFacts, RowList } from '#web/ui/Table.ts';
import { CodeActions, MapsLink } from './CodeActions.tsx';
import type { CodeResultsProps } from './CodeResults.tsx';
import { RequestTag } from './RequestState.tsx';

/** The codes on a phone. A tap opens the details, as on the table's rows. */
export function CodeRows({ codes, ...handlers }: CodeResultsProps): ReactElement {
  return (
    <RowList>
      {codes.map((code) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the button "View details" in the row.
        <li key={code.id} onClick={() => handlers.onOpen(code)}>
          <CodePlate code={code.zarcode} size="md" />
          <chakra.p fontWeight="semibold" mt="2" overflowWrap="anywhere">
            {code.title}
          </chakra.p>
          <RowFacts>
            <span>{placeLine(code.suburb, code.city, code.province)}</span>
            <DateText at={code.createdAt} />
          </RowFacts>
          <RequestTag zarcode={code.zarcode} />
          <chakra.div display="flex" justifyContent="space-between" mt="1" ms="-3">
            <MapsLink zarcode={code.zarcode} />
            <CodeActions code={code} {...handlers} />
          </chakra.div>
        </li>
      ))}
    </RowList>
  );
}
