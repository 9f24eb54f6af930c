import { createFileRoute } from '@tanstack/react-router';
import { Generator } from '#web/features/generator/Generator.tsx';
import { placeSearch } from '#web/routes/-placeSearch.ts';

export const Route = createFileRoute('/_signedIn/generator')({
  validateSearch: placeSearch,
  component: function GeneratorRoute() {
    const { address = '', placeId = '' } = Route.useSearch();
    // Another place is another form.
    return <Generator key={`${placeId} ${address}`} address={address} placeId={placeId} />;
  },
});
