import '#web/api/adminRoutes.ts';
import { useParams } from '@tanstack/react-router';
import { lazy, type ReactElement } from 'react';
import { AdminDashboard } from '#web/features/adminDashboard/AdminDashboard.tsx';
import { MapsContent } from '#web/features/adminMaps/MapsContent.tsx';
import { AdminPayments } from '#web/features/adminPayments/AdminPayments.tsx';
import { PaymentPage } from '#web/features/adminPayments/PaymentPage.tsx';
import { AdminCode } from '#web/features/adminZarcodes/AdminCode.tsx';
import { AdminCodes } from '#web/features/adminZarcodes/AdminCodes.tsx';
import { ChangeCode } from '#web/features/adminZarcodes/ChangeCode.tsx';
import { MakeCode } from '#web/features/adminZarcodes/MakeCode.tsx';
import { Audit } from '#web/features/audit/Audit.tsx';
import { ChangeRequests } from '#web/features/changeRequests/ChangeRequests.tsx';
import { RequestPage } from '#web/features/changeRequests/RequestPage.tsx';
import { CreatorAdminPage } from '#web/features/creators/CreatorAdminPage.tsx';
import { Creators } from '#web/features/creators/Creators.tsx';
import { Expenses } from '#web/features/expenses/Expenses.tsx';
import { Exports } from '#web/features/exports/Exports.tsx';
import { MailingPage } from '#web/features/mailings/MailingPage.tsx';
import { Mailings } from '#web/features/mailings/Mailings.tsx';
import { NewMailing } from '#web/features/mailings/NewMailing.tsx';
import { MessagePage } from '#web/features/messages/MessagePage.tsx';
import { Messages } from '#web/features/messages/Messages.tsx';
import { Pricing } from '#web/features/pricing/Pricing.tsx';
import { SystemSettings } from '#web/features/systemSettings/SystemSettings.tsx';
import { UserDetail } from '#web/features/users/UserDetail.tsx';
import { Users } from '#web/features/users/Users.tsx';
import { Vouchers } from '#web/features/vouchers/Vouchers.tsx';

// Few administrators open it, and the script of all pages is near its bound.
const ApiKeys = lazy(async () => ({
  default: (await import('#web/features/adminApiKeys/ApiKeys.tsx')).ApiKeys,
}));

function RequestPageRoute(): ReactElement {
  const { id } = useParams({ from: '/_admin/admin/change-requests/$id' });
  return <RequestPage key={id} id={id} />;
}

function CreatorAdminPageRoute(): ReactElement {
  const { id } = useParams({ from: '/_admin/admin/creators/$id' });
  return <CreatorAdminPage key={id} id={id} />;
}

function MailingPageRoute(): ReactElement {
  const { id } = useParams({ from: '/_admin/admin/email/$id' });
  return <MailingPage key={id} id={id} />;
}

function MessagePageRoute(): ReactElement {
  const { id } = useParams({ from: '/_admin/admin/messages/$id' });
  return <MessagePage key={id} id={id} />;
}

function PaymentPageRoute(): ReactElement {
  const { id } = useParams({ from: '/_admin/admin/payments/$id' });
  return <PaymentPage key={id} id={id} />;
}

function UserDetailRoute(): ReactElement {
  const { id } = useParams({ from: '/_admin/admin/users/$id' });
  return <UserDetail key={id} id={id} />;
}

function ChangeCodeRoute(): ReactElement {
  const { code } = useParams({ from: '/_admin/admin/zarcodes/$code/edit' });
  return <ChangeCode key={code} code={code} />;
}

function AdminCodeRoute(): ReactElement {
  const { code } = useParams({ from: '/_admin/admin/zarcodes/$code/' });
  return <AdminCode key={code} code={code} />;
}

export const adminPages = {
  AdminCodeRoute,
  AdminCodes,
  AdminDashboard,
  AdminPayments,
  ApiKeys,
  Audit,
  ChangeCodeRoute,
  ChangeRequests,
  CreatorAdminPageRoute,
  Creators,
  Expenses,
  Exports,
  MailingPageRoute,
  Mailings,
  MakeCode,
  MapsContent,
  MessagePageRoute,
  Messages,
  NewMailing,
  PaymentPageRoute,
  Pricing,
  RequestPageRoute,
  SystemSettings,
  UserDetailRoute,
  Users,
  Vouchers,
};
