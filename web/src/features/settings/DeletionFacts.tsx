import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { erasureHours } from '#shared/domain/account.ts';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { rich } from '#web/text/rich.tsx';

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
        {rich(
          t`You are signed out on all devices at once. Your account is deleted <b>in ${erasureHours} hours</b>. Until then everything stays as it is, nobody can sign in, and a link that we email you stops it. You may want to export your data first.`,
        )}
      </chakra.p>
      <chakra.p mb="1">{rich(t`What happens then <b>cannot be undone</b>:`)}</chakra.p>
      <Facts>
        <li>{t`Your photos, requests, messages and everything else that we store about you are erased.`}</li>
        {left === 0 ? null : (
          <li>
            <strong>
              {left === 1
                ? t`You lose the prepaid ZarCode that is left.`
                : t`You lose the ${left} prepaid ZarCodes that are left.`}
            </strong>
          </li>
        )}
        <li>{t`Records of your payments stay without your name, because tax law requires them.`}</li>
      </Facts>
    </>
  );
}
