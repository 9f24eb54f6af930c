import { Ban, CircleCheck, Gauge } from 'lucide-react';
import type { AdminApiKey } from '#shared/contract/apiKeys.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { RowAction, RowActions } from '#web/ui/list/RowActions.tsx';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { Calls } from './Calls.tsx';

type OnKeyAction = (action: 'change' | 'disable', key: AdminApiKey) => void;

export const columns = (onAction: OnKeyAction): Column<AdminApiKey>[] => [
  {
    header: 'Key',
    card: 'title',
    width: '30%',
    cell: ({ name, begins, origins }) => (
      <TitleCell
        title={name}
        line={origins.length === 0 ? `${begins} for servers` : `${begins} ${origins.join(', ')}`}
      />
    ),
  },
  {
    header: 'Owner',
    card: 'line',
    cell: ({ owner }) => (
      <TextLink to="/admin/users/$id" params={{ id: owner.id }}>
        {owner.name}
      </TextLink>
    ),
  },
  { header: 'Calls', card: 'line', noWrap: true, cell: (key) => <Calls apiKey={key} /> },
  { header: 'Made', card: 'line', noWrap: true, cell: ({ createdAt }) => <DateText at={createdAt} /> },
  {
    header: 'State',
    card: 'corner',
    cell: ({ disabled }) => (
      <Badge tone={disabled ? 'error' : 'success'}>{disabled ? 'Disabled' : 'Enabled'}</Badge>
    ),
  },
  {
    header: 'Actions',
    card: 'actions',
    cell: (key) => (
      <RowActions>
        <RowAction
          label={`Change look-ups of ${key.name}`}
          icon={Gauge}
          onSelect={() => onAction('change', key)}
        />
        <RowAction
          label={`${key.disabled ? 'Enable' : 'Disable'} ${key.name}`}
          icon={key.disabled ? CircleCheck : Ban}
          danger={!key.disabled}
          onSelect={() => onAction('disable', key)}
        />
      </RowActions>
    ),
  },
];
