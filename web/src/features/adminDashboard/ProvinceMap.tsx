import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { provinceShapes } from '#shared/data/provinceShapes.gen.ts';
import { countrySize } from '#shared/domain/countryFrame.ts';
import type { Province } from '#shared/domain/provinces.ts';
import { formatPlain } from '#web/ui/chartData.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table } from '#web/ui/Table.ts';
import { TitledCard } from '#web/ui/TitledCard.tsx';

interface Counted {
  readonly province: Province;
  readonly codes: number;
}

const Beside = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    '& > svg': { width: 'full', height: 'auto', maxH: '26rem' },
  },
});

/** The least and the greatest shade: provinces without codes are still to be seen. */
const [lightest, darkest] = [0.06, 0.9];

/** A map for the eye, and a table that says the same. */
export function ProvinceMap({ provinces }: { provinces: readonly Counted[] | undefined }): ReactElement {
  return (
    <TitledCard title="ZarCodes by province">
      {provinces === undefined ? <Skeleton height="26rem" /> : <Content provinces={provinces} />}
    </TitledCard>
  );
}

function Content({ provinces }: { provinces: readonly Counted[] }): ReactElement {
  const total = provinces.reduce((sum, { codes }) => sum + codes, 0);
  const ranked = provinces.toSorted((a, b) => b.codes - a.codes);
  const max = ranked[0]?.codes ?? 0;
  const shareOf = (codes: number) => (max === 0 ? 0 : codes / max);
  return (
    <Beside>
      <svg viewBox={`0 0 ${countrySize.width} ${countrySize.height}`} aria-hidden="true">
        {provinces.map(({ province, codes }) => (
          <chakra.path
            key={province}
            d={provinceShapes[province]}
            fill="primary"
            fillOpacity={lightest + (darkest - lightest) * shareOf(codes)}
            fillRule="evenodd"
            stroke="border.strong"
            strokeWidth="3"
            strokeLinejoin="round"
          >
            <title>{`${province}: ${formatPlain(codes)}`}</title>
          </chakra.path>
        ))}
      </svg>
      <Table fontVariantNumeric="tabular-nums">
        <thead>
          <tr>
            <th scope="col">Province</th>
            <th scope="col" data-align="end">
              ZarCodes
            </th>
            <th scope="col" data-align="end">
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ province, codes }) => (
            <tr key={province}>
              <th scope="row">{province}</th>
              <td data-align="end">{formatPlain(codes)}</td>
              <td data-align="end">{total === 0 ? '–' : `${Math.round((100 * codes) / total)}%`}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Beside>
  );
}
