import { createFileRoute } from '@tanstack/react-router';
import { codeSearch } from '#web/features/myCodes/codeSearch.ts';
import { MyCodes } from '#web/features/myCodes/MyCodes.tsx';

export const Route = createFileRoute('/_signedIn/my-codes')({
  validateSearch: codeSearch.validate,
  component: MyCodes,
});
