import { createFileRoute } from '@tanstack/react-router';
import { type ReactElement, useCallback } from 'react';
import { type CodeFilters, readFilters } from '#web/features/myCodes/filters.ts';
import { MyCodes } from '#web/features/myCodes/MyCodes.tsx';

export const Route = createFileRoute('/_signedIn/my-codes')({
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
