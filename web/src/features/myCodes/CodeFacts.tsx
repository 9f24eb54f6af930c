import type { ReactElement } from 'react';
import type { AreaZarCode, OwnerZarCode, PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import { pointSourceText } from '#web/brand/place/pointSourceText.ts';
import { DateText } from '#web/ui/DateText.tsx';
import { type Description, DescriptionList } from '#web/ui/DescriptionList.tsx';

/** docs/product/viewing-codes.md#code-details-dialog: what is empty is left out. */
export function CodeFacts({ code }: { code: OwnerZarCode | PublicZarCode | AreaZarCode }): ReactElement {
  const owner = 'user' in code ? code.user : null;
  // Of another's code maybe only the area is shown.
  const place = 'areaCentre' in code ? null : code;
  const facts: readonly Description[] = [
    { label: 'Description', value: place?.description ?? '' },
    { label: 'Owner', value: owner === null ? '' : `${owner.firstName} ${owner.lastName}` },
    { label: 'Email', value: owner?.email ?? '' },
    { label: 'Created', value: <DateText at={code.createdAt} time /> },
    { label: 'Updated', value: <DateText at={code.updatedAt} time /> },
    { label: 'Address line 1', value: place?.addressLine1 ?? '' },
    { label: 'Address line 2', value: place?.addressLine2 ?? '' },
    { label: 'Suburb', value: code.suburb },
    { label: 'City', value: code.city },
    { label: 'Province', value: code.province },
    { label: 'Country', value: code.country },
    { label: 'Latitude', value: place?.latitude.toFixed(6) ?? '' },
    { label: 'Longitude', value: place?.longitude.toFixed(6) ?? '' },
    { label: 'Point given by', value: 'user' in code ? pointSourceText(code) : '' },
  ];
  return <DescriptionList items={facts} />;
}
