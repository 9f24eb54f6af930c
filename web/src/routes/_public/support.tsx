import { createFileRoute } from '@tanstack/react-router';
import { Support } from '#web/features/support/Support.tsx';

export const Route = createFileRoute('/_public/support')({ component: Support });
