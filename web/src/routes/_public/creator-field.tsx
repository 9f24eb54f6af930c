import { createFileRoute } from '@tanstack/react-router';
import { FieldMode } from '#web/features/field/FieldMode.tsx';

/** Open to everybody: without a connection nobody can be signed in, and what is stored is named by the person. */
export const Route = createFileRoute('/_public/creator-field')({
  staticData: { width: 'plain' },
  component: FieldMode,
});
