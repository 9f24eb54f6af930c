import '#web/api/villageRoutes.ts';
import type { ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { Bars } from './ProjectLists.tsx';
import { countsByBooklet } from './project.ts';

/** Who captured how many: a booklet is on one phone, and has the name of who captures with it. */
export function ByBooklet({ codes }: { codes: readonly ZarCodeCard[] }): ReactElement | null {
  const booklets = useApi('reservations.list').data?.reservations ?? [];
  const { counts, others } = countsByBooklet(codes, booklets);
  if (counts.length === 0) return null;
  const rest = t`Imports, one by one, and booklets that are over`;
  return (
    <TitledCard
      title={t`ZarCodes of each booklet`}
      intro={t`Who captured them, while a booklet runs: give each person a booklet with their name.`}
    >
      <Bars rows={[...counts, ...(others > 0 ? [{ id: '', label: rest, count: others }] : [])]} />
    </TitledCard>
  );
}
