import { createFileRoute } from '@tanstack/react-router';
import { AddressNotFound } from '#web/features/address/AddressNotFound.tsx';
import { SearchBox } from '#web/features/search/SearchBox.tsx';
import { placeSearch } from '#web/routes/-placeSearch.ts';

export const Route = createFileRoute('/_public/address-not-found')({
  validateSearch: placeSearch,
  component: function AddressNotFoundRoute() {
    const { address = '', placeId = '' } = Route.useSearch();
    return <AddressNotFound address={address} placeId={placeId} search={<SearchBox closeDelay={500} />} />;
  },
});
