import type { ReactElement } from 'react';
import type { ListedCreator } from '#shared/contract/creatorFields.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';

export function CreatorAccount({ user }: Pick<ListedCreator, 'user'>): ReactElement {
  if (user === null) return <>Erased</>;
  return <TitleCell title={`${user.firstName} ${user.lastName}`} line={<BreakAfterAt text={user.email} />} />;
}

export function CreatorState({ isActive }: Pick<ListedCreator, 'isActive'>): ReactElement {
  return <Badge tone={isActive ? 'success' : 'muted'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
}
