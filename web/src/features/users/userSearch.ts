import type { Role } from '#shared/domain/can.ts';
import { cursorPages, day, listSearch, oneOf, text } from '#web/ui/list/listSearch.ts';

export const roleLabels: Record<Role, string> = {
  user: 'User',
  admin: 'Admin',
  super_admin: 'Super admin',
};

export const stateLabels = { enabled: 'Enabled', disabled: 'Disabled' } as const;

export const userSearch = listSearch({
  search: text(80),
  role: oneOf(Object.keys(roleLabels) as Role[]),
  state: oneOf(Object.keys(stateLabels) as (keyof typeof stateLabels)[]),
  from: day(),
  to: day(),
  ...cursorPages(),
});
