import { chakra } from '@chakra-ui/react';
import { ArrowDownUp, LocateFixed } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import type { Point } from '#web/maps/mapView.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { toast } from '#web/ui/toast.ts';
import { orderOf } from './orderRun.ts';
import { inOrder, type Run } from './run.ts';
import { changeRun } from './runStore.ts';
import { positionToSortBy } from './usePosition.ts';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Sorts what is left, from here or from the first of them. */
export function SortStops({ run }: { run: Run }): ReactElement {
  const [busy, setBusy] = useState<'here' | 'first' | null>(null);
  const sort = async (from: Point | null) => {
    const codes = await orderOf(run, from);
    await changeRun((now) => now && inOrder(now, codes));
    toast({ title: t`The stops are sorted by straight lines.` });
  };
  const sortFromHere = async () => {
    setBusy('here');
    try {
      await sort(await positionToSortBy());
    } catch (error) {
      toast({
        variant: 'destructive',
        title: error instanceof Error ? error.message : t`Your phone does not know where you are.`,
        description: t`You can sort from the first stop instead.`,
      });
    }
    setBusy(null);
  };
  const sortFromFirst = async () => {
    setBusy('first');
    await sort(null);
    setBusy(null);
  };
  return (
    <section aria-label={t`Order`}>
      <Row>
        <Button variant="outline" busy={busy === 'here'} onClick={() => void sortFromHere()}>
          <LocateFixed aria-hidden="true" />
          {t`Sort from here`}
        </Button>
        <Button variant="outline" busy={busy === 'first'} onClick={() => void sortFromFirst()}>
          <ArrowDownUp aria-hidden="true" />
          {t`Sort from the first stop`}
        </Button>
      </Row>
      <Checkbox
        checked={run.returns}
        onChange={({ currentTarget: { checked } }) =>
          void changeRun((now) => now && { ...now, returns: checked })
        }
      >
        {t`The way ends where it begins`}
      </Checkbox>
    </section>
  );
}
