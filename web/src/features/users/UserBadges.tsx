import type { ReactElement } from 'react';
import type { Role } from '#shared/domain/can.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { roleLabels } from './userSearch.ts';

const tones = { user: 'muted', admin: 'info', super_admin: 'info' } as const;

export const RoleBadge = ({ role }: { role: Role }): ReactElement => (
  <Badge tone={tones[role]}>{roleLabels[role]}</Badge>
);

export const StateBadge = ({ disabled }: { disabled: boolean }): ReactElement => (
  <Badge tone={disabled ? 'error' : 'success'}>{disabled ? 'Disabled' : 'Enabled'}</Badge>
);
