import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef } from 'react';
import type { Guide } from '#shared/domain/guide.ts';
import { guideText } from '#shared/domain/guideWords.ts';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export function ConflictNotice({ busy, onReload }: { busy: boolean; onReload: () => void }): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  // The button that brought it up is far below.
  useEffect(() => ref.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={ref}>
      <Notice
        tone="error"
        title={t`This ZarCode was changed in the meantime`}
        action={
          <Button variant="outline" size="sm" busy={busy} onClick={onReload}>
            {t`Load the current version`}
          </Button>
        }
      >
        {t`Somebody else, or you in another tab, saved a change. Yours was not saved. What you typed stays here.`}
      </Notice>
    </div>
  );
}

interface NewerVersionProps {
  /** Null where the change was of something else. */
  guide: Guide | undefined | null;
}

/** What was saved by the other change. */
export function NewerVersion({ guide }: NewerVersionProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  // The button that loaded it is gone.
  useEffect(() => ref.current?.focus(), []);
  const text = guide === null ? '' : guide === undefined ? t`No directions` : guideText(guide);
  return (
    <chakra.div ref={ref} tabIndex={-1} _focus={{ outline: 'none' }}>
      <Notice title={guide === null ? t`Your directions can be saved now` : t`Saved in the meantime`}>
        {guide === null ? (
          t`Only other details of this ZarCode were changed.`
        ) : (
          <>
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </chakra.p>
            <chakra.p mt="2">{t`Saving puts what is below in the place of this.`}</chakra.p>
          </>
        )}
      </Notice>
    </chakra.div>
  );
}
