import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { type ChartData, formatPlain } from './chartData.ts';
import { ScrollArea } from './ScrollArea.tsx';
import { Table } from './Table.ts';

const Disclosure = chakra('details', {
  base: {
    mt: '2',
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: 'touch',
      color: 'primary',
      fontWeight: 'semibold',
      fontSize: 'sm',
      cursor: 'pointer',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
});

/** A chart's figures for those who cannot see it, or want them exactly. */
export function ChartTable({ title, data }: { title: string; data: ChartData }): ReactElement {
  const { series, points, pointName, format = formatPlain } = data;
  return (
    <Disclosure>
      <summary>Show as a table</summary>
      <ScrollArea label={`${title}, as a table`} maxHeight="24rem">
        <Table fontSize="sm" fontVariantNumeric="tabular-nums">
          <thead>
            <tr>
              <th scope="col">{pointName}</th>
              {series.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, values }) => (
              <tr key={label}>
                <chakra.th scope="row">{label}</chakra.th>
                {series.map(({ key }) => (
                  <td key={key}>{values[key] === undefined ? '–' : format(values[key])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollArea>
    </Disclosure>
  );
}
