import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { company } from '#web/text/company.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { scriptOnly, WithoutScript } from '#web/ui/WithoutScript.tsx';

const rows = ['3rem', '3rem', '9.5rem', '3.5rem'] as const;

export function FormSkeleton(): ReactElement {
  return (
    <>
      <WithoutScript text={t`This form needs JavaScript. You can write to ${company.email} instead.`} />
      <chakra.div display="grid" gap="5" {...scriptOnly}>
        {rows.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order.
          <chakra.div key={index} display="grid" gap="2">
            <Skeleton width="6rem" />
            <Skeleton height={height} />
          </chakra.div>
        ))}
      </chakra.div>
    </>
  );
}
