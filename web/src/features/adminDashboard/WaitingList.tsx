import { chakra } from '@chakra-ui/react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { Waiting } from '#shared/contract/stats.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { formatPlain } from '#web/ui/chartData.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';

interface Kind {
  readonly name: keyof Waiting;
  readonly label: string;
  /** Emails have none. */
  readonly page?: NonNullable<LinkProps['to']> | undefined;
  /** Opens a tab of the page, or filters its list. */
  readonly search?: Readonly<Record<string, string>>;
}

const kinds: readonly Kind[] = [
  {
    name: 'messages',
    label: 'Unread messages',
    page: '/admin/messages',
    search: { state: 'unread', kind: 'contact' },
  },
  { name: 'changeRequests', label: 'Change requests', page: '/admin/change-requests' },
  {
    name: 'creatorRequests',
    label: 'Requests for a creator profile',
    page: '/admin/messages',
    search: { state: 'unread', kind: 'creatorRequest' },
  },
  {
    name: 'notices',
    label: 'Payments that PayFast has not confirmed',
    page: '/admin/payments',
    search: { status: 'pending' },
  },
  { name: 'refunds', label: 'Refunds to be paid', page: '/admin/payments', search: { tab: 'refunds' } },
  { name: 'failedMails', label: 'Emails this month that did not arrive' },
];

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& > li > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: 'touch',
      py: '1',
      px: '2',
      mx: '-2',
      borderRadius: 'md',
    },
    '& a': {
      fontWeight: 'semibold',
      _hover: { bg: 'primary.subtle' },
      '& > svg': { ms: 'auto', flexShrink: 0, color: 'fg.muted' },
    },
  },
});

/** What somebody has to see to, each with the page where that is done. */
export function WaitingList({ waiting }: { waiting: Waiting | undefined }): ReactElement {
  return (
    <TitledCard title="Waiting for you">
      {waiting === undefined ? <Skeleton height="2.75rem" /> : <Content waiting={waiting} />}
    </TitledCard>
  );
}

function Content({ waiting }: { waiting: Waiting }): ReactElement {
  const shown = kinds.filter(({ name }) => waiting[name] > 0);
  if (shown.length === 0) {
    return (
      <chakra.p color="fg.muted" minH="touch">
        Nothing. Messages, change requests and payments that need somebody appear here.
      </chakra.p>
    );
  }
  return (
    <List>
      {shown.map(({ name, label, page, search = {} }) => (
        <li key={name}>
          <Row page={page} search={search}>
            <Badge shape="count" tone="alert">
              {formatPlain(waiting[name])}
            </Badge>
            <span>{label}</span>
          </Row>
        </li>
      ))}
    </List>
  );
}

interface RowProps extends Pick<Kind, 'page'> {
  search: Readonly<Record<string, string>>;
  children: ReactNode;
}

function Row({ page, search, children }: RowProps): ReactElement {
  if (page === undefined) return <div>{children}</div>;
  return (
    // Pages read their tab and their filters themselves.
    <Link to={page} search={search as never}>
      {children}
      <ChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}
