import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AccountDetail } from '#shared/contract/users.ts';
import { manageProblem } from '#shared/domain/accountRights.ts';
import { useApi } from '#web/api/useApi.ts';
import { ThingProblem } from '#web/brand/ThingProblem.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useTabSearch } from '#web/ui/useTabSearch.ts';
import { BundleTable } from './BundleTable.tsx';
import { CodeTable } from './CodeTable.tsx';
import { MailTable } from './MailTable.tsx';
import { MessageTable } from './MessageTable.tsx';
import { PaymentTable } from './PaymentTable.tsx';
import { RequestTable } from './RequestTable.tsx';
import { UserActions } from './UserActions.tsx';
import { UserAudit } from './UserAudit.tsx';
import { UserOverview } from './UserOverview.tsx';

const names = ['overview', 'codes', 'payments', 'bundles', 'requests', 'mails', 'messages', 'audit'] as const;

/** docs/product/back-office.md#user-page. */
export function UserDetail({ id }: { id: string }): ReactElement {
  const detail = useApi('users.detail', { params: { id } });
  const { data, error, mutate } = detail;
  const title = data === undefined ? 'User' : `${data.user.firstName} ${data.user.lastName}`;
  return (
    <Page title={title} back={<TextLink to="/admin/users">Back to Users</TextLink>}>
      {error === undefined ? null : <ThingProblem thing="user" error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined ? <Skeleton height="30rem" /> : null}
      {data === undefined ? null : <Loaded detail={data} />}
    </Page>
  );
}

function Loaded({ detail }: { detail: AccountDetail }): ReactElement {
  const [tab, setTab] = useTabSearch(names);
  const me = useApi('auth.me').data?.user;
  const { user, codes, payments, bundles, changeRequests, mails, messages, audit } = detail;
  const problem = me === undefined ? null : manageProblem(me, user);
  return (
    <>
      <chakra.div mb="5">
        {problem === null ? (
          <UserActions user={user} isOwn={me?.id === user.id} />
        ) : (
          <Notice>{problem}</Notice>
        )}
      </chakra.div>
      <Tabs
        label="About this user"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'overview', label: 'Overview', content: <UserOverview detail={detail} /> },
          { value: 'codes', label: 'ZarCodes', content: <CodeTable codes={codes} ownerId={user.id} /> },
          {
            value: 'payments',
            label: 'Payments',
            content: <PaymentTable payments={payments} email={user.email} />,
          },
          { value: 'bundles', label: 'Bundles', content: <BundleTable bundles={bundles} /> },
          { value: 'requests', label: 'Requests', content: <RequestTable changeRequests={changeRequests} /> },
          { value: 'mails', label: 'Emails', content: <MailTable mails={mails} /> },
          {
            value: 'messages',
            label: 'Messages',
            content: <MessageTable messages={messages} email={user.email} />,
          },
          { value: 'audit', label: 'Audit', content: <UserAudit userId={user.id} entries={audit} /> },
        ]}
      />
    </>
  );
}
