import { createFileRoute } from '@tanstack/react-router';
import { Exports } from '#web/features/exports/Exports.tsx';

export const Route = createFileRoute('/_admin/admin/csv-export')({
  staticData: { width: 'wide' },
  component: Exports,
});
