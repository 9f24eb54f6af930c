import { chakra } from '@chakra-ui/react';
import { ArrowDownUp, LocateFixed } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { useGeolocation } from '#web/maps/geolocation.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { orderOf } from './orderRun.ts';
import { inOrder, type Run } from './run.ts';
import { changeRun } from './runStore.ts';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'touch',
    mt: '1',
    '& > input': { width: '5', height: '5', accentColor: 'primary' },
  },
});

// A position by masts says in which suburb one is, which is not enough to sort by.
const maxInexactM = 3000;

/** Sorts what is left, from here or from the first of them. */
export function SortStops({ run }: { run: Run }): ReactElement {
  const [isSorting, setSorting] = useState(false);
  const sort = async (from: { latitude: number; longitude: number } | null) => {
    setSorting(true);
    const codes = await orderOf(run, from);
    await changeRun((now) => now && inOrder(now, codes));
    setSorting(false);
    toast({ title: t`The stops are sorted by straight lines.` });
  };
  const { state, locate } = useGeolocation(
    (point, accuracyM = 0) => {
      if (accuracyM <= maxInexactM) void sort(point);
      else
        toast({
          variant: 'destructive',
          title: t`Your phone does not know where you are.`,
          description: t`Sort from the first stop, or try again in the open.`,
        });
    },
    (message) =>
      toast({
        variant: 'destructive',
        title: message,
        description: t`You can sort from the first stop instead.`,
      }),
  );
  return (
    <section aria-label={t`Order`}>
      <Row>
        <Button variant="outline" busy={state === 'loading'} onClick={locate}>
          <LocateFixed aria-hidden="true" />
          {t`Sort from here`}
        </Button>
        <Button variant="outline" busy={isSorting} onClick={() => void sort(null)}>
          <ArrowDownUp aria-hidden="true" />
          {t`Sort from the first stop`}
        </Button>
      </Row>
      <Choice>
        <input
          type="checkbox"
          checked={run.returns}
          onChange={({ currentTarget: { checked } }) =>
            void changeRun((now) => now && { ...now, returns: checked })
          }
        />
        <span>{t`The way ends where it begins`}</span>
      </Choice>
    </section>
  );
}
