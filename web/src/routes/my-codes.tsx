import { createFileRoute } from '@tanstack/react-router';
import { codeSearch } from '#web/features/myCodes/codeSearch.ts';
import { MyCodes } from '#web/features/myCodes/MyCodes.tsx';
import { requireSignedIn } from '#web/session/guards.ts';

export const Route = createFileRoute('/my-codes')({
  beforeLoad: requireSignedIn,
  validateSearch: codeSearch.validate,
  component: MyCodes,
});
