import { createFileRoute } from '@tanstack/react-router';
import { type ReactElement, useCallback } from 'react';
import { type CodeFilters, readFilters } from '#web/features/myCodes/filters.ts';
import { MyCodes } from '#web/features/myCodes/MyCodes.tsx';
import { requireSignedIn } from '#web/session/guards.ts';

export const Route = createFileRoute('/my-codes')({
  beforeLoad: requireSignedIn,
  validateSearch: readFilters,
  component: MyCodesPage,
});

function MyCodesPage(): ReactElement {
  const navigate = Route.useNavigate();
  const onFilters = useCallback(
    (search: CodeFilters, replace = false) => void navigate({ search, replace }),
    [navigate],
  );
  return <MyCodes filters={Route.useSearch()} onFilters={onFilters} />;
}
