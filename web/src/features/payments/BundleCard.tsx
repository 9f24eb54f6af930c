import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BundleWithUses } from '#shared/contract/bundles.ts';
import { t } from '#shared/text/t.ts';
import { rich } from '#web/text/rich.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { bundleAnchor } from './BundleLink.tsx';
import { BundleUses } from './BundleUses.tsx';

const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
  },
});

export function BundleCard({ bundle }: { bundle: BundleWithUses }): ReactElement {
  const { id, totalZarcodes, remainingZarcodes, createdAt, paymentId, uses } = bundle;
  const title = t`Bundle of ${totalZarcodes}`;
  const left = remainingZarcodes > 0;
  return (
    <Card id={bundleAnchor(id)} as="section" aria-label={title} display="grid" gap="4">
      <Top>
        <SectionTitle tabIndex={-1}>{title}</SectionTitle>
        <Badge tone={left ? 'success' : 'muted'}>{left ? t`${remainingZarcodes} left` : t`Used up`}</Badge>
      </Top>
      <chakra.p color="fg.muted">
        {rich(t`Bought on <day/>.`, { day: () => <DateText at={createdAt} /> })}{' '}
        {paymentId === undefined ? null : (
          <TextLink to="/payments/$id/receipt" params={{ id: paymentId }}>
            {t`Receipt`}
          </TextLink>
        )}
      </chakra.p>
      {uses.length === 0 ? <p>{t`Nothing was made from it yet.`}</p> : <BundleUses uses={uses} />}
      {left ? (
        <LinkButton to="/generator" variant="outline" justifySelf="start">
          {t`Use one now`}
        </LinkButton>
      ) : null}
    </Card>
  );
}
