import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef } from 'react';
import type { OpenedZarCode, OwnerZarCode, PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import { shownDay, shownTime } from '#shared/domain/time.ts';
import type { Visibility } from '#shared/domain/visibility.ts';
import { t } from '#shared/text/t.ts';
import { LevelBadge } from '#web/brand/LevelBadge.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** 18:30 today; another day with its date. */
function shownEnd(at: string): string {
  const [day = '', time = ''] = shownTime(at).split(', ');
  return day === shownDay(new Date().toISOString()) ? time : `${day}, ${time}`;
}

interface LevelLineProps {
  zarCode: PublicZarCode | OwnerZarCode | OpenedZarCode;
  level: Visibility;
}

/** Who sees this code, where not everybody does; how it was opened, and until when. */
export function LevelLine({ zarCode, level }: LevelLineProps): ReactElement {
  return (
    <>
      <LevelBadge level={level} />
      {'openedBy' in zarCode ? <OpenedLine zarCode={zarCode} /> : null}
    </>
  );
}

function OpenedLine({ zarCode }: { zarCode: OpenedZarCode }): ReactElement {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The field of the PIN, which had the focus, is gone.
    if (document.activeElement === document.body) line.current?.focus();
  }, []);
  const { openedBy, expiresAt } = zarCode;
  const by = openedBy === 'pass' ? t`Opened with a pass` : t`Opened with the PIN`;
  return (
    <chakra.div ref={line} role="status" tabIndex={-1} outline="none">
      <Notice tone="success">{expiresAt === null ? `${by}.` : t`${by} until ${shownEnd(expiresAt)}.`}</Notice>
    </chakra.div>
  );
}
