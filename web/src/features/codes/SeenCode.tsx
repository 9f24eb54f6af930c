import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import { LastSeenNotice } from '#web/brand/LastSeenNotice.tsx';
import { WidePlate } from '#web/brand/WidePlate.tsx';
import { DrawnMap } from '#web/maps/DrawnMap.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { CodeActions } from './CodeActions.tsx';
import { CodeDetails } from './CodeDetails.tsx';
import { CodeLayout } from './CodeLayout.tsx';
import { useCodeTexts } from './codeTexts.ts';

interface SeenCodeProps {
  zarCode: PublicZarCode;
  at: string;
  onRetry: () => void;
}

/** A code as it was last seen on this device: what needs no connection, in the places of CodeView. */
export function SeenCode({ zarCode, at, onRetry }: SeenCodeProps): ReactElement {
  const texts = useCodeTexts(zarCode, null);
  return (
    <CodeLayout
      top={<LastSeenNotice at={at} onRetry={onRetry} />}
      head={
        <chakra.div display="grid" gap="4" justifyItems="start">
          <WidePlate code={texts.code} spelled={texts.spelled} />
          <PageHeading title={texts.title} lang="" />
          <CodeActions texts={texts} />
        </chakra.div>
      }
      map={<DrawnMap across={texts.across} down={texts.down} alone />}
      rest={<CodeDetails texts={texts} hasFiles={false} />}
    />
  );
}
