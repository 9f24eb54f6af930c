import type { ComponentProps, ReactElement } from 'react';
import { meetsLevel } from '#shared/domain/can.ts';
import { useSession } from '#web/session/session.ts';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { roleLabels } from './userSearch.ts';

/** Only super admins may make somebody an admin. */
export function RoleField(props: Omit<ComponentProps<typeof SelectField>, 'label'>): ReactElement {
  const mayAll = meetsLevel(useSession().user?.role ?? null, 'superAdmin');
  const roles = Object.entries(roleLabels).filter(([role]) => mayAll || role === 'user');
  return (
    <SelectField
      label="Role"
      {...(!mayAll && { hint: 'Only super admins may make somebody an admin.' })}
      {...props}
    >
      {roles.map(([role, label]) => (
        <option key={role} value={role}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
