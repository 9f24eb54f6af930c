import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { erasureHours } from '#shared/domain/account.ts';
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
        You are signed out on all devices at once. Your account is deleted{' '}
        <strong>in {erasureHours} hours</strong>. Until then everything stays as it is, nobody can sign in,
        and a link that we email you stops it. You may want to export your data first.
      </chakra.p>
      <chakra.p mb="1">
        What happens then <strong>cannot be undone</strong>:
      </chakra.p>
      <Facts>
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
