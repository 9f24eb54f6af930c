import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useApi } from '#web/api/useApi.ts';

const Facts = chakra('ul', {
  base: { display: 'grid', gap: '1.5', ps: '5', mb: '3', listStyleType: 'disc' },
});

/** docs/product/profile.md#what-is-erased-and-what-stays. */
export function DeletionFacts(): ReactElement {
  const bundles = useApi('bundles.active').data?.bundles ?? [];
  const left = bundles.reduce((sum, { remainingZarcodes }) => sum + remainingZarcodes, 0);
  return (
    <>
      <chakra.p mb="2">
        <strong>This cannot be undone.</strong> You may want to export your data first.
      </chakra.p>
      <Facts>
        <li>Your account ends at once, on all devices.</li>
        <li>Your photos, requests, messages and everything else that we store about you are erased.</li>
        {left === 0 ? null : (
          <li>
            <strong>
              You lose {left === 1 ? 'the prepaid ZarCode that is' : `the ${left} prepaid ZarCodes that are`}{' '}
              left.
            </strong>
          </li>
        )}
        <li>Records of your payments stay without your name, because tax law requires them.</li>
      </Facts>
    </>
  );
}
