import { chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import type { ReactElement } from 'react';
import { placeLine } from '#shared/domain/placeLine.ts';
import { t } from '#shared/text/t.ts';
import type { PendingCode } from '#web/storage/pendingCode.ts';
import { Card } from '#web/ui/Card.tsx';

export function PendingSummary({ pending }: { pending: PendingCode }): ReactElement {
  const { title, addressLine1, suburb, city, province, latitude, longitude } = pending;
  return (
    <Card display="flex" gap="4" alignItems="flex-start">
      <chakra.span color="primary" flexShrink={0} mt="1">
        <MapPin size={28} aria-hidden="true" />
      </chakra.span>
      <div>
        <chakra.p color="fg.muted" fontSize="sm" fontWeight="semibold">
          {t`Your new ZarCode`}
        </chakra.p>
        <chakra.h2 fontSize="xl" fontWeight="bold" overflowWrap="anywhere">
          {title}
        </chakra.h2>
        <chakra.p overflowWrap="anywhere">{placeLine(addressLine1, suburb, city, province)}</chakra.p>
        <chakra.p color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          {latitude.toFixed(6)}, {longitude.toFixed(6)}
        </chakra.p>
      </div>
    </Card>
  );
}
