import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { rich } from '#web/text/rich.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Notice } from '#web/ui/Notice.tsx';

interface LastSeenNoticeProps {
  /** An ISO time. */
  at: string;
  onRetry: () => void;
}

/** Behind LastSeenLine, which loads it. */
export function LastSeenNotice({ at, onRetry }: LastSeenNoticeProps): ReactElement {
  return (
    <chakra.div mb="4">
      <Notice
        title={t`As you last saw it`}
        action={
          <Button variant="outline" size="sm" color="inherit" onClick={onRetry}>
            {t`Try again`}
          </Button>
        }
      >
        {rich(t`There is no connection. This is from <day/>.`, { day: () => <DateText at={at} time /> })}
      </Notice>
    </chakra.div>
  );
}
