import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { CodeRowActions } from '#web/brand/CodeRowActions.tsx';
import type { MadeCode } from '#web/storage/madeCodes.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** The newest of the codes made in this tab, where the person is typing, as high before there is one. */
export function LastMade({
  code,
  fullPrefix,
}: {
  code: MadeCode | undefined;
  /** Their own, where this code had to begin with another. */
  fullPrefix: string | null;
}): ReactElement {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" minH="touch">
      <chakra.span color="fg.muted">
        {code === undefined ? t`Nothing made yet in this session` : t`Made last`}
      </chakra.span>
      {code === undefined ? null : (
        <>
          <CodePlate code={code.zarcode} size="sm" />
          <chakra.div ms="auto">
            <CodeRowActions zarcode={code.zarcode} />
          </chakra.div>
        </>
      )}
      <chakra.div width="full" role="status">
        {code === undefined || fullPrefix === null ? null : (
          <Notice title={t`Your prefix ${fullPrefix} is full`}>
            {t`${code.zarcode} begins with a prefix of ${code.city} instead.`}
          </Notice>
        )}
      </chakra.div>
    </chakra.div>
  );
}
