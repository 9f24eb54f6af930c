import { Chart as Base, useChart } from '@chakra-ui/charts';
import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { type ChartData, formatPlain } from './chartData.ts';

// They differ in colour, and lines in their dashes too, for those who do not see the colours.
const looks = [
  { color: 'primary', dashes: '' },
  { color: 'focus', dashes: '7 4' },
  { color: 'danger', dashes: '2 3' },
  { color: 'fg.muted', dashes: '10 3 2 3' },
] as const;

const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    fontSize: 'sm',
    '& > li': { display: 'flex', gap: '2', alignItems: 'center' },
  },
});

const tooltipStyle = {
  border: '1px solid var(--chakra-colors-border-strong)',
  borderRadius: 'var(--chakra-radii-md)',
  boxShadow: 'var(--chakra-shadows-raised)',
  overflow: 'hidden',
} as const;

/** The drawing alone, as high as its parent. Heavy: import it lazily. */
export function ChartDrawing({ kind, series, points, format = formatPlain }: ChartData): ReactElement {
  const data: Record<string, string | number>[] = points.map(({ label, values }) => ({ label, ...values }));
  const chart = useChart({
    data,
    series: series.map(({ key, label }, index) => ({ name: key, label, color: lookOf(index).color })),
  });
  const frame = (
    <>
      <CartesianGrid stroke={chart.color('border')} vertical={false} />
      <XAxis
        dataKey="label"
        tickLine={false}
        stroke={chart.color('border.strong')}
        interval="equidistantPreserveStart"
        minTickGap={16}
      />
      <YAxis axisLine={false} tickLine={false} width="auto" allowDecimals={false} tickFormatter={format} />
      <Tooltip
        animationDuration={0}
        cursor={{ fill: chart.color('bg.muted'), stroke: chart.color('border.strong') }}
        wrapperStyle={tooltipStyle}
        content={<Base.Tooltip hideIndicator formatter={(value) => format(Number(value))} />}
      />
    </>
  );
  // The image around it has its text for screen readers: nothing in it takes the focus.
  const common = { data: chart.data, responsive: true, accessibilityLayer: false } as const;
  return (
    <chakra.div height="full" display="grid" gridTemplateRows="minmax(0, 1fr) auto" gap="2">
      <Base.Root chart={chart} aspectRatio="auto" height="full" minW="0" fontSize="xs">
        {kind === 'line' ? (
          <LineChart {...common}>
            {frame}
            {series.map(({ key }, index) => (
              <Line key={key} dataKey={key} {...strokeOf(index)} dot={false} isAnimationActive={false} />
            ))}
          </LineChart>
        ) : kind === 'area' ? (
          <AreaChart {...common}>
            {frame}
            {series.map(({ key }, index) => (
              <Area
                key={key}
                dataKey={key}
                {...strokeOf(index)}
                fill={chart.color(lookOf(index).color)}
                fillOpacity={0.18}
                isAnimationActive={false}
              />
            ))}
          </AreaChart>
        ) : (
          // Three bars for each of twelve months have few pixels on a phone.
          <BarChart {...common} barGap={1}>
            {frame}
            {series.map(({ key }, index) => (
              <Bar
                key={key}
                dataKey={key}
                fill={chart.color(lookOf(index).color)}
                maxBarSize={40}
                isAnimationActive={false}
                {...(kind === 'stack'
                  ? // A line between the parts, for those who do not see the colours.
                    { stackId: 'all', stroke: chart.color('bg.panel'), strokeWidth: 1 }
                  : { radius: [4, 4, 0, 0] })}
              />
            ))}
          </BarChart>
        )}
      </Base.Root>
      {series.length === 1 ? null : (
        <Legend>
          {series.map(({ key, label }, index) => (
            <li key={key}>
              <Swatch
                index={index}
                isLine={kind === 'line' || kind === 'area'}
                color={chart.color(lookOf(index).color)}
              />
              {label}
            </li>
          ))}
        </Legend>
      )}
    </chakra.div>
  );

  function strokeOf(index: number) {
    const { color, dashes } = lookOf(index);
    return { stroke: chart.color(color), strokeDasharray: dashes, strokeWidth: 2.5 };
  }
}

function lookOf(index: number): (typeof looks)[number] {
  return looks[index % looks.length] ?? looks[0];
}

function Swatch({ index, isLine, color }: { index: number; isLine: boolean; color: string }): ReactElement {
  return (
    <svg width="24" height="12" aria-hidden="true">
      {isLine ? (
        <path d="M0 6h24" stroke={color} strokeWidth="2.5" strokeDasharray={lookOf(index).dashes} />
      ) : (
        <rect x="6" width="12" height="12" rx="3" fill={color} />
      )}
    </svg>
  );
}
