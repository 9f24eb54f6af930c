import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { t } from '#shared/text/t.ts';
import { Badge } from './Badge.tsx';
import { Button } from './Button.tsx';
import { formatPlain } from './chartData.ts';

const Track = chakra('div', {
  base: {
    height: '3',
    borderRadius: 'full',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderColor: 'border.strong',
    overflow: 'hidden',
  },
});

const Bar = chakra('div', {
  base: {
    height: 'full',
    bg: 'primary',
    transition: 'width 200ms ease-out',
    // Where the system replaces our colours, backgrounds go.
    '@media (forced-colors: active)': { bg: 'Highlight', forcedColorAdjust: 'none' },
  },
  variants: {
    state: {
      running: {},
      paused: { bg: 'border.strong' },
      failed: { bg: 'danger' },
      done: { bg: 'fg.success' },
    },
    unknown: { true: { width: 'full', opacity: 0.5, animation: 'pulse 1.6s ease-in-out infinite' } },
  },
});

export type JobState = 'running' | 'paused' | 'failed' | 'done';

const states = {
  running: { text: t`Running`, tone: 'info' },
  paused: { text: t`Paused`, tone: 'muted' },
  failed: { text: t`Failed`, tone: 'error' },
  done: { text: t`Done`, tone: 'success' },
} as const;

interface JobProgressProps {
  /** What is being done: "Export of 1,200 codes". */
  label: string;
  state: JobState;
  done: number;
  /** Null as long as it is unknown. */
  total: number | null;
  /** What is counted: "emails". */
  unit: string;
  /** Below the bar, such as why the job failed. */
  children?: ReactNode;
  /** Buttons such as “Pause”. */
  actions?: ReactNode;
  /** Offers “Cancel” while the job is running or paused. */
  onCancel?: () => void;
  cancelling?: boolean;
}

/** How far a job on the server is. Changes of its state are announced, its counts are not. */
export function JobProgress(props: JobProgressProps): ReactElement {
  const { label, state, done, total, unit, children, actions, onCancel, cancelling = false } = props;
  const id = useId();
  const [count, all] = [formatPlain(done), total === null ? null : formatPlain(total)];
  const counts = all === null ? `${count} ${unit}` : t`${count} of ${all} ${unit}`;
  const percent = total === null ? undefined : total === 0 ? 100 : Math.min(100, (done / total) * 100);
  const active = state === 'running' || state === 'paused';
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
        <chakra.p id={id} fontWeight="bold" flex="1 1 auto" minW="0" overflowWrap="anywhere">
          {label}
        </chakra.p>
        <span role="status">
          <Badge tone={states[state].tone}>{states[state].text}</Badge>
        </span>
      </chakra.div>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent === undefined ? undefined : Math.round(percent)}
        aria-valuetext={counts}
      >
        <Bar
          state={state}
          unknown={percent === undefined}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </Track>
      <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="2" alignItems="center">
        <chakra.p flex="1 1 auto" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          {counts}
        </chakra.p>
        {actions}
        {active && onCancel !== undefined ? (
          <Button
            variant="outline"
            size="sm"
            busy={cancelling}
            busyText={t`Cancelling...`}
            aria-describedby={id}
            onClick={onCancel}
          >
            {t`Cancel`}
          </Button>
        ) : null}
      </chakra.div>
      {children}
    </chakra.section>
  );
}
