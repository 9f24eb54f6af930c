import { createFileRoute } from '@tanstack/react-router';
import { adminPage } from '#web/routes/-adminPage.ts';

export const Route = createFileRoute('/_admin/admin/email/$id')(
  adminPage('MailingPageRoute', { level: 'superAdmin' }),
);
