import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BundleWithUses } from '#shared/contract/bundles.ts';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useAnchorFocus } from '#web/ui/useAnchorFocus.ts';
import { BundleCard } from './BundleCard.tsx';
import { BundleTiles } from './BundleTiles.tsx';

const Stack = chakra('div', { base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' } });

/** Each bundle, what it was used for, and how many codes are left. */
export function Bundles(): ReactElement {
  const { data, error, mutate } = useApi('bundles.list');
  if (data === undefined) {
    return error === undefined ? (
      <Stack>
        <Skeleton height="6rem" />
        <Skeleton height="12rem" />
      </Stack>
    ) : (
      <LoadProblem
        title={t`Your bundles could not be loaded`}
        message={messageOf(error)}
        onRetry={() => void mutate()}
      />
    );
  }
  if (data.bundles.length === 0) return <NoBundles />;
  return <BundleStack bundles={data.bundles} />;
}

function BundleStack({ bundles }: { bundles: readonly BundleWithUses[] }): ReactElement {
  // A payment links to the bundle that it bought.
  useAnchorFocus();
  return (
    <Stack>
      <BundleTiles />
      {bundles.map((bundle) => (
        <BundleCard key={bundle.id} bundle={bundle} />
      ))}
    </Stack>
  );
}

function NoBundles(): ReactElement {
  return (
    <Card padding="none">
      <EmptyState
        title={t`No bundles yet`}
        action={
          <LinkButton to="/payment" search={{ bundle: 5 }}>
            {t`Buy a bundle`}
          </LinkButton>
        }
      >
        {t`A bundle is 5 or 10 prepaid ZarCodes for less. They don't expire.`}
      </EmptyState>
    </Card>
  );
}
