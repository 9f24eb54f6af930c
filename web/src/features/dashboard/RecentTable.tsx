import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Table } from '#web/ui/Table.ts';
import { RecentActions } from './RecentActions.tsx';

export function RecentTable({ codes }: { codes: readonly ZarCodeCard[] }): ReactElement {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">ZarCode</th>
          <chakra.th scope="col" width={{ lg: '40%' }}>
            Title
          </chakra.th>
          <chakra.th scope="col" width={{ lg: '30%' }}>
            Location
          </chakra.th>
          <th scope="col">Created</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {codes.map((code) => (
          <tr key={code.id}>
            <td>
              <CodePlate code={code.zarcode} size="sm" />
            </td>
            <chakra.td fontWeight="semibold" overflowWrap="anywhere">
              {code.title}
            </chakra.td>
            <td>{placeLine(code.city, code.province)}</td>
            <chakra.td whiteSpace="nowrap">
              <DateText at={code.createdAt} />
            </chakra.td>
            <td>
              <RecentActions zarcode={code.zarcode} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
