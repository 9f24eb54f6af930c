import { createFileRoute } from '@tanstack/react-router';
import { MyCodes } from '#web/features/myCodes/MyCodes.tsx';

export const Route = createFileRoute('/_signedIn/my-codes')({
  component: MyCodes,
});
