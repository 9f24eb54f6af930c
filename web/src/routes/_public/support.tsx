import { createFileRoute } from '@tanstack/react-router';
import { Support } from '#web/features/support/Support.tsx';

/** The page whose words somebody finds wrong, for the message about it. */
const validateSearch = ({ wrong }: Record<string, unknown>): { wrong?: string } =>
  typeof wrong === 'string' && /^\/[\w/-]{0,100}$/.test(wrong) ? { wrong } : {};

export const Route = createFileRoute('/_public/support')({ validateSearch, component: Support });
