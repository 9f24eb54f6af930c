import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { CodeRowActions } from '#web/brand/CodeRowActions.tsx';
import type { MadeCode } from '#web/storage/madeCodes.ts';

/** The newest of the codes made in this tab, where the person is typing, as high before there is one. */
export function LastMade({ code }: { code: MadeCode | undefined }): ReactElement {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" minH="touch">
      <chakra.span color="fg.muted">
        {code === undefined ? 'Nothing made yet in this session' : 'Made last'}
      </chakra.span>
      {code === undefined ? null : (
        <>
          <CodePlate code={code.zarcode} size="sm" />
          <chakra.div ms="auto">
            <CodeRowActions zarcode={code.zarcode} />
          </chakra.div>
        </>
      )}
    </chakra.div>
  );
}
