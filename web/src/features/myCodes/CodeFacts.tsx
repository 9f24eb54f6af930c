import type { ReactElement } from 'react';
import type { AreaZarCode, OwnerZarCode, PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { pointSourceText } from '#web/brand/place/pointSourceText.ts';
import { DateText } from '#web/ui/DateText.tsx';
import { type Description, DescriptionList } from '#web/ui/DescriptionList.tsx';

/** docs/product/viewing-codes.md#code-details-dialog: what is empty is left out. */
export function CodeFacts({ code }: { code: OwnerZarCode | PublicZarCode | AreaZarCode }): ReactElement {
  const owner = 'user' in code ? code.user : null;
  // Of another's code maybe only the area is shown.
  const place = 'areaCentre' in code ? null : code;
  const facts: readonly Description[] = [
    { label: t`Description`, value: place?.description ?? '' },
    { label: t`Owner`, value: owner === null ? '' : `${owner.firstName} ${owner.lastName}` },
    { label: t`Email`, value: owner?.email ?? '' },
    { label: t`Created`, value: <DateText at={code.createdAt} time /> },
    { label: t`Updated`, value: <DateText at={code.updatedAt} time /> },
    { label: t`Address line 1`, value: place?.addressLine1 ?? '' },
    { label: t`Address line 2`, value: place?.addressLine2 ?? '' },
    { label: t`Suburb`, value: code.suburb },
    { label: t`City`, value: code.city },
    { label: t`Province`, value: code.province },
    { label: t`Country`, value: code.country },
    { label: t`Latitude`, value: place?.latitude.toFixed(6) ?? '' },
    { label: t`Longitude`, value: place?.longitude.toFixed(6) ?? '' },
    { label: t`Made by`, value: 'user' in code ? (code.madeBy ?? '') : '' },
    {
      label: t`Claimed`,
      value: 'user' in code && code.claimedAt !== undefined ? <DateText at={code.claimedAt} time /> : '',
    },
    { label: t`Point given by`, value: 'user' in code ? pointSourceText(code) : '' },
  ];
  return <DescriptionList items={facts} />;
}
