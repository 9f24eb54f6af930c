import { createFileRoute } from '@tanstack/react-router';
import { adminPage } from '#web/routes/-adminPage.ts';

export const Route = createFileRoute('/_admin/admin/api-keys')(adminPage('ApiKeys'));
