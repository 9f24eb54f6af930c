import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AuditEntryResponse } from '#shared/contract/audit.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { actionText } from './actionText.ts';
import { targetLink } from './targetLink.ts';

interface AuditActionProps {
  entry: AuditEntryResponse;
  /** The thing whose page this is: no link leads to it. */
  here?: string;
}

/** What an admin did, as the link of a row, and to what. */
export function AuditAction({ entry: { action, target }, here }: AuditActionProps): ReactElement {
  const link = target.id === here ? undefined : targetLink(target);
  const text = actionText(action);
  return (
    <TitleCell
      title={link === undefined ? text : <RowLink {...link}>{text}</RowLink>}
      line={target.id === here ? undefined : <TargetName {...target} />}
    />
  );
}

function TargetName({ kind, id }: AuditEntryResponse['target']): ReactElement | null {
  // There is only one of these.
  if (kind === 'settings' || id === 'maps') return null;
  return <chakra.span translate="no">{kind === 'zarcode' ? shownCode(id) : id}</chakra.span>;
}
