import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AdminZarCodeRow } from '#shared/contract/adminZarcodes.ts';
import { kindLabels } from '#web/brand/codeLabels.ts';
import { LevelBadge } from '#web/brand/LevelBadge.tsx';
import { Badge } from '#web/ui/Badge.tsx';

export function CodeKind({ code: { kind, verified, visibility } }: { code: AdminZarCodeRow }): ReactElement {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="2">
      <Badge tone="muted">{kindLabels[kind]}</Badge>
      <LevelBadge level={visibility} />
      {verified ? <Badge tone="success">Verified</Badge> : null}
    </chakra.span>
  );
}
