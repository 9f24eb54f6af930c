import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { placeLine } from '#shared/domain/placeLine.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Table } from '#web/ui/Table.ts';
import { CodeActions, MapsLink } from './CodeActions.tsx';
import type { CodeResultsProps } from './CodeResults.tsx';
import { RequestTag } from './RequestState.tsx';

const Row = chakra('tr', { base: { cursor: 'pointer', _hover: { bg: 'bg.muted' } } });

export function CodeTable({ codes, ...handlers }: CodeResultsProps): ReactElement {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">ZarCode</th>
          <th scope="col">Location Details</th>
          <th scope="col">Maps</th>
          <th scope="col">Created</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {codes.map((code) => (
          // The row is a wide target for the pointer; the keyboard has the button "View details".
          <Row key={code.id} onClick={() => handlers.onOpen(code)}>
            <td>
              <CodePlate code={code.zarcode} size="sm" />
            </td>
            <td>
              <chakra.p fontWeight="semibold" overflowWrap="anywhere">
                {code.title}
              </chakra.p>
              <chakra.p color="fg.muted" fontSize="sm">
                {placeLine(code.suburb, code.city, code.province)}
              </chakra.p>
              <RequestTag zarcode={code.zarcode} />
            </td>
            <td>
              <MapsLink zarcode={code.zarcode} />
            </td>
            <chakra.td whiteSpace="nowrap">
              <DateText at={code.createdAt} />
            </chakra.td>
            <td>
              <CodeActions code={code} {...handlers} />
            </td>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
